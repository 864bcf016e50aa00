import { SECOND_MS } from './instant.ts';

/** So long any request's body may take. */
const GRACE_MS = 30 * SECOND_MS;
/** A slow mobile line sends as much; a body that comes slower is cut off when the grace is over. */
const LEAST_BYTES_A_SECOND = 8 * 1024;

/**
 * Whether a request's body comes too slowly to be waited for: the whole of it may take 30 seconds, and a second more for
 * every 8 KiB that have come. So a form has half a minute, and an archive of 100 MB on a line of 128 kbit/s its time.
 *
 * @param elapsedMs since the request began
 * @param receivedBytes of it since then
 */
export function isBodyTooSlow({
  elapsedMs,
  receivedBytes,
}: {
  elapsedMs: number;
  receivedBytes: number;
}): boolean {
  return elapsedMs > GRACE_MS + (receivedBytes / LEAST_BYTES_A_SECOND) * SECOND_MS;
}
