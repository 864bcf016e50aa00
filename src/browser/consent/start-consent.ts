import { importPart, withPart } from '../page/load-part.ts';
import { on } from '../page/on.ts';
import { WAITING } from './stored-consent.ts';

type ConsentPart = typeof import('./consent-part.ts');

function withConsent(use: (part: ConsentPart) => void): void {
  const name = 'consent';
  void withPart({ name, load: () => importPart(name, () => import('./consent-part.ts')) }, use);
}

/** Requests consent on pages with something that needs it; the privacy link of every page opens the bar at any time. */
export function startConsent(): void {
  on('click', '[data-consent-settings]', (opener) => withConsent(({ openSettings }) => openSettings(opener)));
  if (document.querySelector(WAITING) !== null)
    withConsent(({ openBarAfterAgeQuestion }) => openBarAfterAgeQuestion());
}
