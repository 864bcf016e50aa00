import { parseJson } from '../../text/parse-json.ts';

/** Purposes that need consent; necessary cookies need none. `functional` covers players and posts of other hosts. */
export const CONSENT_PURPOSES = ['functional', 'analytics', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export type Purpose = 'necessary' | ConsentPurpose;

/** Incremented when a purpose is added or its meaning is extended: visitors are then asked again. */
export const CONSENT_VERSION = 2;

/** A visitor's answer. `at` is in milliseconds since 1970. */
export type Consent = Readonly<{ version: number; at: number; granted: readonly ConsentPurpose[] }>;

/** Records a consent given at `at`; purposes are unique, in the order of `CONSENT_PURPOSES`. */
export function toConsent(granted: readonly ConsentPurpose[], at: number): Consent {
  return {
    version: CONSENT_VERSION,
    at,
    granted: CONSENT_PURPOSES.filter((purpose) => granted.includes(purpose)),
  };
}

/**
 * Parses a stored answer.
 *
 * @returns null if there is none, it is invalid, or it answers another version of the question
 */
export function parseConsent(stored: string | null): Consent | null {
  const read = parseJson(stored ?? 'null');
  if (typeof read !== 'object' || read === null) return null;
  const { version, at, granted } = read as Record<string, unknown>;
  if (version !== CONSENT_VERSION || typeof at !== 'number' || !Array.isArray(granted)) return null;
  return toConsent(granted, at);
}

/** Whether a purpose is allowed: what is necessary always, all else only by an answer that grants it. */
export function isGranted(consent: Consent | null, purpose: Purpose): boolean {
  return purpose === 'necessary' || (consent?.granted.includes(purpose) ?? false);
}
