import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { type ConsentPurpose, isGranted, parseConsent } from '#kernel/web/consent/consent.ts';

/** The field of an order's form with the visitor's answer, as the browser stores it; added by the script of the tags. */
export const CONSENT_FIELD = 'jamra_consent';

/** The buyer's consent, and the browser identifiers of services as far as consented. */
export type Attribution = Readonly<{
  granted: readonly ConsentPurpose[];
  isStaff: boolean;
  /** Of Google’s cookie `_ga`. */
  clientId: string | null;
  /** Of Google’s cookie `_ga_<stream>`, of the configured stream. */
  sessionId: string | null;
  /** Meta’s cookies of the same names. */
  fbp: string | null;
  fbc: string | null;
  userAgent: string | null;
}>;

/** What is read of the request that places an order. */
export type SentWith = Readonly<{
  consent: unknown;
  cookie: string;
  userAgent: string;
  /** The setting `analytics.googleTag`. */
  googleTag: string;
}>;

const LONGEST_AGENT = 400;
const CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/;
/** Only data streams have a cookie `_ga_<stream>`. */
const STREAM = /^G-([A-Z0-9]+)$/;
const FBP = /(?:^|; )_fbp=(fb\.\d\.\d{10,16}\.\d{1,20}(?:\.[\w-]{1,20})?)(?:;|$)/;
const FBC = /(?:^|; )_fbc=(fb\.\d\.\d{10,16}\.[\w.-]{1,500})(?:;|$)/;
const STAFF = new RegExp(`(?:^|; )${STAFF_HINT}=1(?:;|$)`);

const cookieValue = (cookie: string, pattern: RegExp): string | null => pattern.exec(cookie)?.[1] ?? null;

/** `GS1.1.<session>.…` until 2025, then `GS2.1.s<session>$…`; each data stream in the browser has its own cookie. */
function sessionIn(cookie: string, googleTag: string): string | null {
  const stream = cookieValue(googleTag, STREAM);
  if (stream === null) return null;
  return cookieValue(cookie, new RegExp(`(?:^|; )_ga_${stream}=GS\\d\\.\\d\\.s?(\\d{1,20})[.$]`));
}

/** Reads what an order stores for conversions, without identifiers for purposes that lack consent. */
export function readAttribution({ consent: sent, cookie, userAgent, googleTag }: SentWith): Attribution {
  const consent = parseConsent(typeof sent === 'string' ? sent : null);
  const counts = isGranted(consent, 'analytics');
  const advertises = isGranted(consent, 'marketing');
  return {
    granted: consent?.granted ?? [],
    isStaff: STAFF.test(cookie),
    clientId: counts ? cookieValue(cookie, CLIENT) : null,
    sessionId: counts ? sessionIn(cookie, googleTag) : null,
    fbp: advertises ? cookieValue(cookie, FBP) : null,
    fbc: advertises ? cookieValue(cookie, FBC) : null,
    userAgent: advertises && userAgent !== '' ? cutText(userAgent, LONGEST_AGENT) : null,
  };
}
