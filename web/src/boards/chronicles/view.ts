// Made by `python -m gladsheim.wire` from the view of chronicles: change it there.

/** A god at the table: the players by seat, then the support gods. */
export interface GodView {
  god: number | null;
  power: number | null;
  world: number;
  life: number;
  most_life: number;
  elves: number;
  vanir: number;
  artifacts: number[];
  god_faces: number[];
  vanir_faces: number[];
  comrades: number[];
  kin: number[];
  lucky: number[];
  travel: number[];
}

/** What lies beside the tree. */
export interface ReservesView {
  life: number;
  elves: number;
  vanir: number;
  artifacts: number[][];
  artifact_tops: (number | null)[];
  creatures: number[];
  creatures_drawn: number[];
  creatures_gone: number[];
  iotunns: number[];
  iotunns_gone: number[];
}

/** Where Hel or Surt would come to, were it activated now. */
export interface LandingView {
  world: number | null;
  devastates: boolean;
}

/** One thing that an activation does. */
export interface DeedView {
  does: string;
  count: number;
  of: number;
  world: number | null;
}

/** An enemy, on the tree or not, and what its activation would do. */
export interface EnemyView {
  place: number | null;
  strength: number | null;
  felled: boolean;
  shielded: boolean;
  left: number | null;
  lands: LandingView | null;
  next: DeedView[];
}

/** An Iotunn that is awake. */
export interface IotunnView {
  iotunn: number;
  place: number | null;
  strength: number;
  blocks: boolean;
}

/** An enemy deck from the top: known cards, how many unseen ones, known cards; and what the unseen ones may be. */
export interface DeckView {
  top: number[];
  unseen: number;
  of: number[];
  mixed: number;
  under: number[];
}

/** A die on the table. */
export interface DieView {
  face: number;
  counts: boolean;
  lost: boolean;
}

/** The dice on the table, and the elves that turned some. */
export interface DiceView {
  god: DieView | null;
  vanir: DieView[];
  helpers: (DieView | null)[];
  elves: number;
}

/** The risks that a god bears, as the throw stands. */
export interface RiskView {
  god: number;
  risks: number;
  cancelled: number;
  left: number;
  chances: number[];
  with_elves: number[];
}

/** A way to lose, and how many blows away it is. */
export interface DangerView {
  danger: string;
  left: number;
  enemy: number | null;
  god: number | null;
}

/** The Saga Book, and what its pages bring. */
export interface SagaView {
  name: string;
  page: number;
  page_index: number;
  nidhogg: number;
  to_tree: number | null;
  achieved: boolean;
  goal_done: number;
  goal_of: number;
  tokens: number[];
  sons: (number | null)[];
  son_strength: number;
  wolves: number[];
  naglfar: number | null;
  naglfar_strength: number | null;
  servants: number[];
  servant_strengths: number[];
}

/** An order of the Saga Book, as it stands for so many players. */
export interface OrderView {
  order: string;
  count: number;
}

/** A saga action. */
export interface ActionView {
  world: number | null;
  heroes: number;
  elves: number;
  risks: number;
  do: OrderView[];
}

/** What a page says to so many players; it lies open before everybody. */
export interface PrintedView {
  icons: number[];
  effects: OrderView[][];
  triggers: OrderView[][];
  goal: string;
  by_action: boolean;
  reward: OrderView[];
  actions: ActionView[];
  wolf_strength: number;
  bifrost: string;
  surt_plus: number;
  betrayals_arm_loki: boolean;
  loki_hurries_nidhogg: boolean;
  naglfar_is_enemy: boolean;
  surt_in_asgard: boolean;
  duels: boolean;
  last: boolean;
  ours: boolean;
}

/** What is under way. */
export interface NowView {
  god: number;
  stones: (number | null)[];
  steps: (Record<string, string | number | boolean | (number | null)[]>)[];
  filling: string[];
}

/** Worlds are 0 to 8, and 9 is the Cage; a card of the enemy decks is owner * 6 + enemy. */
export interface ChroniclesView {
  players: number;
  gods: GodView[];
  reserves: ReservesView;
  valhalla: number;
  giants: number;
  anonymous: number;
  rotation: number;
  enemies: EnemyView[];
  island: number;
  islands: number[];
  devastated: number[];
  iotunns: IotunnView[];
  decks: DeckView[];
  pool: number[];
  centre: (number | string | null)[];
  wheel: (number | null)[];
  second: (number | null)[];
  near: number[];
  wakes: (number | null)[];
  round: number;
  order: number[];
  played: number[];
  active: number;
  dice: DiceView;
  risk: RiskView | null;
  dangers: DangerView[];
  saga: SagaView;
  printed: PrintedView;
  won: boolean | null;
  ending: string;
  now: NowView;
}

export type View = ChroniclesView;
