const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `2026-11-21`. */
export function isDay(text: string): boolean {
  const at = DAY.test(text) && !text.startsWith('0000') ? new Date(text) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
