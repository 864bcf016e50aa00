const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Where a key leads in a list that is walked up and down; the page does not scroll meanwhile.
 *
 * @param stops what can take the focus, in order; hidden ones are passed over
 * @returns null when the key is no step or the focus is elsewhere
 */
export function neighbour(stops: readonly HTMLElement[], event: KeyboardEvent): HTMLElement | null {
  const step = STEPS[event.key];
  const shown = stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const at = shown.findIndex((stop) => stop.matches(':focus'));
  if (step === undefined || at === -1) return null;
  event.preventDefault();
  return shown[step(at, shown.length - 1)] ?? null;
}
