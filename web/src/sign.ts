// Where the page is open and nobody looks at it: the tab's icon says that it is my turn.
const ICON = "link[rel='icon']";

export function showTurn(isMine: boolean): void {
  const wanted = isMine ? "/favicon-turn.svg" : "/favicon.svg";
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
