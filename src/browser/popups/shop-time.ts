/** A slower answer is ignored, so that it does not delay the popups of the page. */
const ANSWER_MS = 3000;

/** The shop's time, from the date and age of an uncached response; the visitor's clock if there is none. */
async function serverTime(): Promise<Date> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { headers } = await fetch('/brand/favicon.ico', { method: 'HEAD', cache: 'no-store', signal });
    const ageMs = Number(headers.get('age') ?? 0) * 1000;
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? new Date() : new Date(at + ageMs);
  } catch {
    return new Date();
  }
}

let answered: Promise<Date> | null = null;

/** Fetched once a page. */
export function shopTime(): Promise<Date> {
  answered ??= serverTime();
  return answered;
}
