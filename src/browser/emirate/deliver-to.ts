import { DAY_MS, MINUTE_MS } from '#kernel/instant.ts';
import { on } from '../page/on.ts';
import { readEmirate, storeEmirate } from './stored-emirate.ts';
import { timeLeft } from './time-left.ts';

const PROMISE = '[data-delivery-promise]';
const ZONES = '[data-emirates]';
/** The fields of the cart's estimate and of the checkout. */
const FIELDS = 'select[name="calc_shipping_state"], form.checkout select[name="billing_state"]';
const TICK_MS = MINUTE_MS / 4;

function findPicker(promise: Element): HTMLSelectElement | null {
  return promise.querySelector('select[data-deliver-to]');
}

/** Shows what holds for an emirate. */
function choose(promise: HTMLElement, code: string): void {
  const picker = findPicker(promise);
  if (picker !== null) picker.value = code;
  for (const zone of promise.querySelectorAll<HTMLElement>(ZONES))
    zone.hidden = !zone.dataset.emirates?.split(' ').includes(code);
  promise.dataset.emirate = code;
}

function showStored(): void {
  for (const promise of document.querySelectorAll<HTMLElement>(PROMISE)) {
    const code = readEmirate() ?? findPicker(promise)?.value;
    if (code) choose(promise, code);
  }
}

/** Shows the remaining time to order on the last day. @returns the promises that have expired */
function countDown(): string[] {
  const over: string[] = [];
  for (const line of document.querySelectorAll<HTMLElement>(`${PROMISE} [data-order-by]`)) {
    const { orderBy = '', within = '', hours = '', minutes = '' } = line.dataset;
    const leftMs = Date.parse(orderBy) - Date.now();
    const left = timeLeft(leftMs, { hours, minutes });
    if (left === null) over.push(orderBy);
    else if (leftMs < DAY_MS) line.textContent = within.replace('{time}', left);
    line.hidden = left === null;
  }
  return over;
}

/** Replaces expired promises by the current ones of the page. */
async function renew(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(PROMISE);
  const promise = document.querySelector(PROMISE);
  if (fresh === null || promise === null) return promise?.remove();
  // The picker stays, and with it the focus.
  const zones = [...fresh.querySelectorAll(ZONES)];
  const place = findPicker(promise)?.closest('label');
  for (const zone of promise.querySelectorAll(ZONES)) zone.remove();
  place?.after(...zones);
  showStored();
  countDown();
}

/** A promise that is over is renewed once: a visitor's clock may be wrong for good. */
const renewed = new Set<string>();

function tick(): void {
  const over = countDown().filter((orderBy) => !renewed.has(orderBy));
  if (over.length === 0) return;
  for (const orderBy of over) renewed.add(orderBy);
  void renew().catch(() => undefined);
}

/** The delivery day at a product: for the visitor's emirate, with the time that is left for it. */
export function startDeliverTo(): void {
  on('change', `${PROMISE} select[data-deliver-to]`, (picker) => {
    const promise = picker.closest<HTMLElement>(PROMISE);
    if (promise === null || !(picker instanceof HTMLSelectElement)) return;
    storeEmirate(picker.value);
    choose(promise, picker.value);
  });
  on('change', FIELDS, (field) => {
    if (field instanceof HTMLSelectElement) storeEmirate(field.value);
  });
  if (document.querySelector(PROMISE) === null) return;
  showStored();
  countDown();
  setInterval(() => {
    if (!document.hidden) tick();
  }, TICK_MS);
}
