import { CRAWLER } from '#kernel/web/crawler.ts';

/** The cookie with the confirmed age in years; no personal data. */
export const AGE_COOKIE = 'jamra_age';
export const AGE_MEMORY_DAYS = 30;

export type AgeFacts = Readonly<{
  mode: 'tobacco' | 'always' | 'off';
  /** The page shows restricted products. */
  isRestricted: boolean;
  minimumAge: number;
  /** In years; null when nothing was confirmed in this browser. */
  confirmedAge: number | null;
  userAgent: string;
}>;

/** @returns whether a page shows the age question */
export function needsAgeQuestion({
  mode,
  isRestricted,
  minimumAge,
  confirmedAge,
  userAgent,
}: AgeFacts): boolean {
  if (mode === 'off' || (mode === 'tobacco' && !isRestricted)) return false;
  if (confirmedAge !== null && confirmedAge >= minimumAge) return false;
  return !CRAWLER.test(userAgent);
}

/** @param cookies `document.cookie` */
export function readConfirmedAge(cookies: string): number | null {
  const answer = new RegExp(`(?:^|; )${AGE_COOKIE}=(\\d{1,3})(?:;|$)`).exec(cookies)?.[1];
  return answer === undefined ? null : Number(answer);
}

/** Stored instead of an age until the browser closes, after the answer 'no'. */
export const TOO_YOUNG = 0;

/**
 * Whether the visitor answered the age question with no.
 *
 * @param cookies a `Cookie` header or `document.cookie`
 * Source: SV-01
 */
export function isUnderAge(cookies: string): boolean {
  return readConfirmedAge(cookies) === TOO_YOUNG;
}
