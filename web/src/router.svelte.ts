// Where in the hall one is: the address of the page.
class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  readonly parts = $derived(this.path.split("/").filter(Boolean));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }

  /** Go to another page, or with `instead` without a way back to this one. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the hall do not load the page again. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
