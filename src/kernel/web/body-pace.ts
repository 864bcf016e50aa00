import { SECOND_MS } from '../instant.ts';

/** Any request body may take this long. */
const GRACE_MS = 30 * SECOND_MS;
/** The slowest accepted transfer rate after the grace period. */
const LEAST_BYTES_A_SECOND = 8 * 1024;

/**
 * Whether a request body arrives too slowly. Allowed are 30 seconds, plus one second for every 8 KiB received:
 * half a minute for a form, enough for an archive of 100 MB at 128 kbit/s.
 *
 * @param elapsedMs since the request began
 * @param receivedBytes body bytes received so far
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
