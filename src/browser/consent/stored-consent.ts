import {
  type Consent,
  type ConsentPurpose,
  isGranted,
  type Purpose,
  parseConsent,
  toConsent,
} from '#kernel/web/consent/consent.ts';
import { attempt } from '../page/attempt.ts';

const KEY = 'jamra_consent';
/** Of the document, after an answer was given or changed, in this tab or another. */
export const CONSENT_CHANGED = 'jamra_consent_changed';

/** Where storage is blocked or full the answer lasts as long as the page, and comes before an older one. */
function storedText(): string | null {
  const { consentGiven } = document.documentElement.dataset;
  return consentGiven ?? attempt(() => localStorage.getItem(KEY), null);
}

/** The visitor's answer; null while there is none. */
export function readConsent(): Consent | null {
  return parseConsent(storedText());
}

type PrivacySignal = { globalPrivacyControl?: boolean };

/** Whether the browser sends a privacy signal. Source: Global Privacy Control */
export function hasPrivacySignal(): boolean {
  return (navigator as PrivacySignal).globalPrivacyControl === true;
}

/** Whether a purpose that needs no question was refused: by an answer, or before one by the browser's privacy signal. */
export function isRefused(purpose: ConsentPurpose): boolean {
  const consent = readConsent();
  if (consent === null) return hasPrivacySignal();
  return !isGranted(consent, purpose);
}

/** Whether content of this purpose may load now. */
export function hasConsent(purpose: Purpose): boolean {
  return isGranted(readConsent(), purpose);
}

function announce(): void {
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}

const ID = /"id":"([0-9a-f]{32})"/;
const ID_BYTES = 16;

/** A random id that proofs of this browser's answers have in common. */
function proofId(): string {
  const known = ID.exec(storedText() ?? '')?.[1];
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return known ?? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores the visitor's answer in this browser, and sends proof of it without a name. */
export function storeConsent(granted: readonly ConsentPurpose[]): void {
  const consent = toConsent(granted, Date.now());
  const id = proofId();
  const text = JSON.stringify({ ...consent, id });
  const { dataset } = document.documentElement;
  const isStored = attempt(() => {
    localStorage.setItem(KEY, text);
    return true;
  }, false);
  if (isStored) delete dataset.consentGiven;
  else {
    dataset.consentGiven = text;
    // An older answer is not to come back with the next page.
    attempt(() => localStorage.removeItem(KEY), undefined);
  }
  import('./record-consent.ts')
    .then(({ recordConsent }) => recordConsent(id, consent, hasPrivacySignal()))
    .catch(() => undefined);
  announce();
}

/** What waits for consent, printed with the page. */
export const WAITING = '[data-consent], template[data-tags]';

/**
 * Whether the page must request consent. A privacy signal refuses statistics and marketing, so that only functional
 * consent remains to be requested.
 */
export function isQuestionOpen(): boolean {
  if (readConsent() !== null || document.querySelector(WAITING) === null) return false;
  return !hasPrivacySignal() || document.querySelector('[data-consent="functional"]') !== null;
}

/** Adds a purpose to what was granted before. */
export function grant(purpose: ConsentPurpose): void {
  storeConsent([...(readConsent()?.granted ?? []), purpose]);
}

/** Announces what is answered in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) announce();
  });
}
