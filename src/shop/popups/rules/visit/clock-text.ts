/**
 * A moment as schedules are compared with it: `2026-01-31 18:00`.
 *
 * @param timeZone of the clock; where none is named, that of the machine
 */
export function clockText(at: Date, timeZone?: string): string {
  return at.toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}
