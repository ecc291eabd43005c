// The open page of the Saga Book, in words.
import type { Words } from "../../words";
import type { Action, Order, View } from "./table";

const list = (words: Words, parts: string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(parts);

/** "1 Iotunn wakes and 1 Fire Giant joins Surt" */
export function ordersSaid(words: Words, orders: Order[]): string {
  return list(
    words,
    orders.map(({ order, count }) => words.word(`board-order-${order}`, { count })),
  );
}

const DEEDS = ["flip", "send-anonymous", "send-giants", "wolf-back", "achieve"];
function actionSaid(words: Words, action: Action): string {
  const { order, count } = action.do[0] ?? { order: "", count: 0 };
  const what = words.word(`do-saga-${DEEDS.includes(order) ? order : "other"}`, {
    heroes: action.heroes,
    elves: action.elves,
    risks: action.risks,
    count,
  });
  return action.world === null ? what : words.word("board-in", { world: words.word(`world-${action.world}`), what });
}

/** What an icon of the track does when Nidhogg reaches it. */
export function iconSaid(words: Words, view: View, n: number): string {
  const icon = words.word(`text-icon-${view.printed.icons[n] ?? 0}`);
  const orders = view.printed.effects[n] ?? [];
  return orders.length ? words.word("board-in", { world: icon, what: ordersSaid(words, orders) }) : icon;
}

function goalSaid(words: Words, view: View): string[] {
  const { goal, by_action, reward } = view.printed;
  if (goal === "none") return [];
  const said = words.word(`board-goal-${by_action ? "horn" : goal}`);
  return [reward.length ? words.word("board-goal-reward", { goal: said, reward: ordersSaid(words, reward) }) : said];
}

/** The lines of the page: its goal, what its cards wake, its actions, and what it changes. */
export function pageLines(words: Words, view: View): string[] {
  const { printed } = view;
  const lines = goalSaid(words, view);
  printed.triggers.forEach((orders, enemy) => {
    if (orders.length)
      lines.push(words.word("board-trigger", { enemy: words.word(`enemy-${enemy}`), what: ordersSaid(words, orders) }));
  });
  lines.push(...printed.actions.map((action) => actionSaid(words, action)));
  if (printed.bifrost !== "as ever") lines.push(words.word(`board-bifrost-${printed.bifrost}`));
  if (printed.surt_plus) lines.push(words.word("board-surt-plus", { count: printed.surt_plus }));
  for (const special of [
    "surt_in_asgard",
    "betrayals_arm_loki",
    "loki_hurries_nidhogg",
    "naglfar_is_enemy",
    "duels",
  ] as const)
    if (printed[special] && !(special === "loki_hurries_nidhogg" && view.saga.achieved))
      lines.push(words.word(`board-${special.replaceAll("_", "-")}`));
  return lines;
}
