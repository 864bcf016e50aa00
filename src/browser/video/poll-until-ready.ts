const POLL_INTERVAL_MS = 350;

/**
 * Asks every 350 ms whether a player is ready, and stops once it is.
 *
 * @param signal ends the asking, as when what holds the player closes
 * Source: WG-34
 */
export function pollUntilReady(isReady: () => boolean, onReady: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (isReady()) {
    onReady();
    return;
  }
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    if (!isReady()) return;
    stop();
    signal.removeEventListener('abort', stop);
    onReady();
  }, POLL_INTERVAL_MS);
  signal.addEventListener('abort', stop, { once: true });
}
