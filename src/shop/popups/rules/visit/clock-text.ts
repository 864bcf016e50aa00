/**
 * A moment in the format of schedules: `2026-01-31 18:00`. Avoids `Intl`, whose locale data take 100 ms to load on a
 * phone.
 *
 * @param offsetMs the clock's offset from UTC
 */
export function clockText(at: Date, offsetMs: number): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}
