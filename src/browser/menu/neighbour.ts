const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * The element an arrow key leads to; prevents scrolling.
 *
 * @param stops focusable elements in order; hidden ones are skipped
 * @returns null when the key does not move or the focus is elsewhere
 */
export function neighbour(stops: readonly HTMLElement[], event: KeyboardEvent): HTMLElement | null {
  const step = STEPS[event.key];
  const shown = stops.filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const at = shown.findIndex((stop) => stop.matches(':focus'));
  if (step === undefined || at === -1) return null;
  event.preventDefault();
  return shown[step(at, shown.length - 1)] ?? null;
}
