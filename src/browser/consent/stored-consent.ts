import {
  type Consent,
  type ConsentPurpose,
  isGranted,
  type Purpose,
  parseConsent,
  toConsent,
} from '#kernel/web/consent.ts';
import { attempt } from '../page/attempt.ts';

const KEY = 'jamra_consent';
/** Of the document, after an answer was given or changed, in this tab or another. */
export const CONSENT_CHANGED = 'jamra_consent_changed';

/** The visitor's answer; null while there is none. */
export function readConsent(): Consent | null {
  // Where storage is blocked the answer lasts as long as the page.
  const stored =
    attempt(() => localStorage.getItem(KEY), null) ?? document.documentElement.dataset.consentGiven;
  return parseConsent(stored ?? null);
}

type PrivacySignal = { globalPrivacyControl?: boolean };

/** Whether a purpose that needs no question was refused: by an answer, or before one by the browser's privacy signal. */
export function isRefused(purpose: ConsentPurpose): boolean {
  const consent = readConsent();
  if (consent === null) return (navigator as PrivacySignal).globalPrivacyControl === true;
  return !isGranted(consent, purpose);
}

/** Whether what is asked for may load now. */
export function hasConsent(purpose: Purpose): boolean {
  return isGranted(readConsent(), purpose);
}

function announce(): void {
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Stores the visitor's answer in this browser and nowhere else. */
export function keepConsent(granted: readonly ConsentPurpose[]): void {
  const text = JSON.stringify(toConsent(granted, Date.now()));
  const isStored = attempt(() => {
    localStorage.setItem(KEY, text);
    return true;
  }, false);
  if (!isStored) document.documentElement.dataset.consentGiven = text;
  announce();
}

/** Adds a purpose to what was granted before. */
export function grant(purpose: ConsentPurpose): void {
  keepConsent([...(readConsent()?.granted ?? []), purpose]);
}

/** Announces what is answered in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) announce();
  });
}
