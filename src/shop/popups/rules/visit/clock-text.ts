/**
 * A moment as schedules are compared with it: `2026-01-31 18:00`. A browser that is asked for the text of a locale loads
 * that first, which takes a phone a tenth of a second.
 *
 * @param offsetMs how far the clock is ahead of UTC
 */
export function clockText(at: Date, offsetMs: number): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
