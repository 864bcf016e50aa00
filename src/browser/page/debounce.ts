/**
 * Waits until a thing has stopped happening.
 *
 * @returns a function to call each time it happens; `act` runs once, `delayMs` after the last call
 */
export function debounce(act: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
}
