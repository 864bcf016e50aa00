/** A moment by the shop's own clock, as a date field holds it: `2026-12-01T18:00`; empty for none. */
export function shopClock(moment: Date | string | null): string {
  if (moment === null) return '';
  const parts = { timeZone: 'Asia/Dubai', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', parts).format(new Date(moment)).replace(' ', 'T');
}
