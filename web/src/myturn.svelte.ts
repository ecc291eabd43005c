// That it is my turn: a bell and a shake where nobody may learn a secret by them, and a sign on the tab.
import { play } from "./sound";
import { showTurn } from "./sign";

const SHAKE = 60; // milliseconds

/** What the sign is about; all of it may change. */
export interface Turn {
  asked: boolean; // the table waits for me
  ready: boolean; // and the film has come to its end
  hushed: boolean; // a sound would tell a secret
  hidden: boolean; // so would a sign on the tab
  phone: boolean;
  title: string;
}

/** To be made while a component is. */
export function tellMyTurn(turn: () => Turn): void {
  let was = false;
  $effect(() => {
    const { asked, ready, hushed, phone } = turn();
    if (hushed || !ready) return;
    if (asked && !was) {
      play("turn");
      if (phone) navigator.vibrate?.(SHAKE);
    }
    was = asked;
  });
  $effect(() => {
    const { asked, hidden, title } = turn();
    const shown = asked && !hidden;
    showTurn(shown);
    document.title = `${shown ? "● " : ""}${title}`;
  });
}
