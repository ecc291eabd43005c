// What the hall computes slowly: asked for until it is complete.

const AGAIN = 2000; // milliseconds between two looks

/** Ask until it is complete; what cannot be had is left out, and the rest of the page stands without it. */
export function follow<T extends { complete: boolean }>(ask: () => Promise<T>, show: (found: T) => void): () => void {
  let timer = 0;
  const again = (): void =>
    void ask().then(
      (found) => {
        show(found);
        if (!found.complete && timer >= 0) timer = window.setTimeout(again, AGAIN);
      },
      () => undefined,
    );
  again();
  return () => {
    clearTimeout(timer);
    timer = -1;
  };
}
