import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { SHOP_UTC_OFFSET_MS } from '#kernel/instant.ts';
import {
  addFigures,
  FIGURES_PATH,
  type Figure,
  type Figures,
  NO_FIGURES,
} from '#shop/popup-figures/rules/figures.ts';
import { parseLinkAction } from '#shop/popups/rules/link-action.ts';
import { clockText } from '#shop/popups/rules/visit/clock-text.ts';
import type { Popup } from './popup.ts';

/** Figures not reported yet, by popup. */
const pending = new Map<number, Figures>();

/** Reports the figures of the page's popups by one beacon. */
function report(): void {
  if (pending.size === 0) return;
  const [day] = clockText(new Date(), SHOP_UTC_OFFSET_MS).split(' ');
  const popups = [...pending].map(([id, figures]) => ({ id, ...figures }));
  pending.clear();
  const body = new Blob([JSON.stringify({ day, popups })], { type: 'application/json' });
  navigator.sendBeacon(FIGURES_PATH, body);
}

addEventListener('pagehide', report);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') report();
});

function count({ id }: Popup, figure: Figure): void {
  pending.set(id, addFigures(pending.get(id) ?? NO_FIGURES, { ...NO_FIGURES, [figure]: 1 }));
}

/** A form sent without leaving the page announces it with an event. */
const SENT_IN_PLACE = '[data-form]';

/** Whether a click uses a link or a button of the popup; a form counts once it is sent. */
function isUse({ target }: MouseEvent): boolean {
  const used = target instanceof Element ? target.closest('a[href], button') : null;
  if (used === null || used.closest('.j-popup__close') !== null) return false;
  if (used instanceof HTMLAnchorElement) return parseLinkAction(used.hash)?.action !== 'close';
  return used instanceof HTMLButtonElement && (used.type !== 'submit' || used.form === null);
}

/** Counts the events of an open popup; none while staff are signed in. */
export function countPopup(popup: Popup, dialog: HTMLDialogElement): void {
  if (document.cookie.split('; ').includes(`${STAFF_HINT}=1`)) return;
  count(popup, 'seen');
  if (!dialog.open) count(popup, 'closed');
  else dialog.addEventListener('close', () => count(popup, 'closed'), { once: true });
  const used = new AbortController();
  const act = () => {
    used.abort();
    count(popup, 'acted');
  };
  const heed = (click: MouseEvent) => {
    if (isUse(click)) act();
  };
  // Before the link is followed.
  dialog.addEventListener('click', heed, { signal: used.signal, capture: true });
  // A search leaves the page; a product is put into the cart by a script that stops the event.
  const heedSubmit = ({ target }: Event) => {
    if (target instanceof Element && !target.matches(SENT_IN_PLACE)) act();
  };
  dialog.addEventListener('submit', heedSubmit, { signal: used.signal, capture: true });
  dialog.addEventListener('submit_success', act, { signal: used.signal });
  dialog.addEventListener('submit_success', () => count(popup, 'sent'), { once: true });
}
