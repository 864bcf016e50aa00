const POLL_INTERVAL_MS = 350;

/**
 * Polls every 350 ms until a player is ready.
 *
 * @param signal stops polling, e.g. when the player's dialog closes
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
