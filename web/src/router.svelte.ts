// Where in the hall one is: the address of the page.
const PATIENCE = 3000; // milliseconds in which a page may come

class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  readonly parts = $derived(this.path.split("/").filter(Boolean));

  #until = 0; // until when a way back is under way

  constructor() {
    history.scrollRestoration = "manual"; // the browser would do it before the page is there
    addEventListener("popstate", ({ state }: PopStateEvent) => {
      this.read();
      this.#comeBack(Number((state as { at?: number } | null)?.at ?? 0));
    });
    addEventListener("scrollend", () => this.#note());
    for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(act, () => (this.#until = 0), { capture: true, passive: true });
    this.#comeBack(Number((history.state as { at?: number } | null)?.at ?? 0));
  }

  /** This page was left so far down. */
  #note(): void {
    if (performance.now() > this.#until) history.replaceState({ at: scrollY }, "");
  }

  /** Who goes back finds the page where it was left, as soon as it is long enough for that again, and is held there
      while the page is still coming: the one that is left may be as long, and the one that comes is short at first. */
  #comeBack(at: number): void {
    const until = (this.#until = at && performance.now() + PATIENCE);
    if (!at) return scrollTo(0, 0);
    const look = (): void => {
      if (until !== this.#until || performance.now() > until) return;
      const long = document.documentElement.scrollHeight >= at + innerHeight;
      if (long && Math.abs(scrollY - at) > 1) scrollTo(0, at);
      requestAnimationFrame(look);
    };
    look();
  }

  read(): void {
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
  }

  /** Go to another page, or with `instead` without a way back to this one. */
  go(address: string, instead = false): void {
    this.#until = 0;
    if (!instead) this.#note();
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
