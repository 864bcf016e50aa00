import type { Consent } from '#kernel/web/consent/consent.ts';
import { CONSENT_PATH } from '#kernel/web/consent/consent-paths.ts';

/** Sends proof of the consent, under this browser's random id; does not block. */
export function recordConsent(id: string, { version, granted }: Consent, hasSignal: boolean): void {
  const { lang: language } = document.documentElement;
  fetch(CONSENT_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, version, granted, language, signal: hasSignal }),
  }).catch(() => undefined);
}
