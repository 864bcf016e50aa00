import type { Arm } from './arm.ts';
import { startTimer } from './page-load.ts';

const ID_LENGTH = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Names that lists of blockers hide. */
const BAIT = 'ad ads adsbox ad-banner banner-ad';

function randomId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}

function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden';
}

/** A blocker of advertisements hides an element that looks like one. Source: PG-08 */
export const armAdblockDetection: Arm = ({ adblock_detection_delay }, { signal, fire }) => {
  const probe = document.createElement('div');
  probe.id = randomId();
  probe.className = BAIT;
  probe.ariaHidden = 'true';
  probe.style.cssText =
    'position:absolute;inset-block-start:0;inline-size:1px;block-size:1px;pointer-events:none';
  document.body.append(probe);
  signal.addEventListener('abort', () => probe.remove());
  startTimer(adblock_detection_delay, signal, () => {
    const isBlocked = isHidden(probe);
    probe.remove();
    if (isBlocked) fire();
  });
};
