// Which thing is which from one view to the next, where a view only says what lies where: cards of a kind are alike.

interface Held {
  id: number | string;
  key: string;
}

/** Gives things names that stay with them: what has left one place and come to another is the same. */
export class Followed {
  #held = new Map<string, Held[]>();
  #made = 0;

  /** What lies at each place, in order; the names of it. */
  follow(places: Readonly<Record<string, readonly (number | string)[]>>): Record<string, string[]> {
    const old = new Map([...this.#held].map(([place, held]) => [place, [...held]]));
    const take = (from: Held[] | undefined, id: number | string): string | undefined => {
      const at = from?.findIndex((one) => one.id === id) ?? -1;
      return at < 0 ? undefined : from?.splice(at, 1)[0]?.key;
    };
    const stayed = Object.entries(places).map(([place, ids]) => ({
      place,
      held: ids.map((id) => ({ id, key: take(old.get(place), id) })),
    }));
    const gone = [...old.values()].flat();
    const now = stayed.map(({ place, held }) => ({
      place,
      held: held.map(({ id, key }) => ({ id, key: key ?? take(gone, id) ?? `thing-${this.#made++}` })),
    }));
    this.#held = new Map(now.map(({ place, held }) => [place, held]));
    return Object.fromEntries(now.map(({ place, held }) => [place, held.map(({ key }) => key)]));
  }
}
