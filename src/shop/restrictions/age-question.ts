/** Remembers in the browser which age was confirmed: a number of years, nothing of the person. */
export const AGE_COOKIE = 'jamra_age';
export const AGE_MEMORY_DAYS = 30;
/** Programs that read pages for search engines and previews; they confirm no age. */
export const CRAWLER = /bot\b|crawl|spider|slurp|preview/i;

export type AgeFacts = Readonly<{
  mode: 'tobacco' | 'always' | 'off';
  /** The page shows restricted goods. */
  isRestricted: boolean;
  minimumAge: number;
  /** In years; null when nothing was confirmed in this browser. */
  confirmedAge: number | null;
  userAgent: string;
}>;

/** @returns whether a page asks its reader for the age before anything else */
export function mustAsk({ mode, isRestricted, minimumAge, confirmedAge, userAgent }: AgeFacts): boolean {
  if (mode === 'off' || (mode === 'tobacco' && !isRestricted)) return false;
  if (confirmedAge !== null && confirmedAge >= minimumAge) return false;
  return !CRAWLER.test(userAgent);
}

/** @param cookies as `document.cookie` gives them */
export function readConfirmedAge(cookies: string): number | null {
  const found = new RegExp(`(?:^|; )${AGE_COOKIE}=(\\d{1,3})(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}

/** Kept instead of an age until the browser closes, by who said to be too young. */
export const TOO_YOUNG = 0;

/**
 * Whether this browser was told that its reader is too young. Who was never asked has said nothing.
 *
 * @param cookies as a request or `document.cookie` gives them
 * Source: SV-01
 */
export function saidTooYoung(cookies: string): boolean {
  return readConfirmedAge(cookies) === TOO_YOUNG;
}
