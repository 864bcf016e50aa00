/** @returns a function that runs `act` once, `delayMs` after its last call */
export function debounce(act: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
}
