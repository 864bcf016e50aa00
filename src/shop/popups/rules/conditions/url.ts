import type { PopupFacts, PopupSettings } from '../../popup.ts';

/** A longer address is compared by its start only. */
const ADDRESS_MAX = 2000;

/** Whether the address holds a text, lacks it, or matches a pattern. Source: PT-04…08 */
export function passesUrl({ url, action, urlSubject }: PopupSettings, facts: PopupFacts): boolean {
  const subject = (urlSubject === 'referrer' ? facts.referrer : facts.address).slice(0, ADDRESS_MAX);
  if (action === 'regex') return facts.matches(url, subject);
  return subject.includes(url) === (action === 'show');
}
