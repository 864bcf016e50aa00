import { replaceInside } from '../page/replace-inside.ts';
import { markVoted } from './helpful.ts';

/** The parts that filters replace; the form with its typed values is not among them. */
const CHANGED = ['#comments', '.j-reviews__sum'];
const LINKS = ['a[data-refines]', 'a.page-numbers'];
/** A live region repeats the same text only after it was empty. */
const EMPTY_FOR_MS = 50;

/** The same control in the fresh page: the one at the same address, or at the same place. */
function refocus(before: { href: string; text: string } | null): void {
  if (before === null) return;
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(LINKS.map((one) => `#reviews ${one}`).join()),
  ];
  const same = links.find(({ textContent }) => textContent === before.text);
  (same ?? document.querySelector<HTMLElement>('.j-reviews__orders a'))?.focus({ preventScroll: true });
}

function focusedLink(): { href: string; text: string } | null {
  const focused = document.activeElement;
  const isOurs = focused instanceof HTMLAnchorElement && focused.closest('#reviews') !== null;
  return isOurs ? { href: focused.href, text: focused.textContent } : null;
}

function announceCount(): void {
  const region = document.querySelector('#comments [data-review-count]');
  const text = region?.textContent ?? '';
  if (region === null) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, EMPTY_FOR_MS);
}

/** Scrolls to the start of the list if it is above the viewport, as when the list has become shorter. */
function scrollToList(): void {
  const list = document.getElementById('comments');
  const start = list?.querySelector('.j-reviews__bar') ?? list;
  if (list && start && start.getBoundingClientRect().top < 0) list.scrollIntoView();
}

let running: AbortController | null = null;
let shown = location.href;

function setBusy(isBusy: boolean): void {
  document.getElementById('comments')?.setAttribute('aria-busy', String(isBusy));
}

/**
 * Shows the reviews of another address in place. The last call wins; where the answer has no reviews the browser goes
 * to the address.
 *
 * @param step whether the address becomes a step of the history, or is one already
 */
export async function refineReviews(address: string, step: 'push' | 'keep'): Promise<void> {
  running?.abort();
  const request = new AbortController();
  running = request;
  setBusy(true);
  const answer = await fetch(address, { signal: request.signal }).catch(() => null);
  const fresh = new DOMParser().parseFromString((await answer?.text().catch(() => '')) ?? '', 'text/html');
  if (request.signal.aborted) return;
  if (answer?.ok !== true || fresh.getElementById('comments') === null) {
    // After Back the address is already current, so assigning it would load nothing.
    if (step === 'keep') location.reload();
    else location.assign(address);
    return;
  }
  if (step === 'push') history.pushState(history.state, '', address);
  shown = address;
  const focused = focusedLink();
  for (const selector of CHANGED) replaceInside(fresh, selector);
  setBusy(false);
  markVoted();
  refocus(focused);
  announceCount();
  if (step === 'push') scrollToList();
}

function isOfReviews(address: string): boolean {
  return address.split('#')[0] !== shown.split('#')[0] && document.getElementById('comments') !== null;
}

addEventListener('popstate', () => {
  if (isOfReviews(location.href)) void refineReviews(location.href, 'keep');
});
