import { MINUTE_MS } from '#kernel/instant.ts';
import { on } from '../page/on.ts';
import { keepEmirate, keptEmirate } from './kept-emirate.ts';
import { timeLeft } from './time-left.ts';

const PROMISE = '[data-delivery]';
/** The fields of the cart's estimate and of the checkout. */
const FIELDS = 'select[name="calc_shipping_state"], select[name="billing_state"]';
const TICK_MS = MINUTE_MS / 4;

function findPicker(promise: Element): HTMLSelectElement | null {
  return promise.querySelector('select[data-deliver-to]');
}

/** Shows what holds for an emirate. */
function choose(promise: HTMLElement, code: string): void {
  const picker = findPicker(promise);
  if (picker !== null) picker.value = code;
  for (const zone of promise.querySelectorAll<HTMLElement>('[data-emirates]'))
    zone.hidden = !zone.dataset.emirates?.split(' ').includes(code);
  promise.dataset.chosen = code;
}

function showKept(): void {
  for (const promise of document.querySelectorAll<HTMLElement>(PROMISE)) {
    const code = keptEmirate() ?? findPicker(promise)?.value;
    if (code) choose(promise, code);
  }
}

/** Takes the promises of the page as it is now: those shown are over. */
async function renew(): Promise<void> {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const from = fresh.querySelector(PROMISE);
  if (!answer.ok || from === null) return;
  document.querySelector(PROMISE)?.replaceWith(from);
  showKept();
  countDown();
}

/** Says how long orders still arrive on the day; false when one is over. */
function countDown(): boolean {
  let isOver = false;
  for (const line of document.querySelectorAll<HTMLElement>(`${PROMISE} [data-order-by]`)) {
    const { orderBy = '', within = '', hours = '', minutes = '' } = line.dataset;
    const left = timeLeft(Date.parse(orderBy) - Date.now(), { hours, minutes });
    if (left === null) isOver = true;
    else line.textContent = within.replace('{time}', left);
  }
  return !isOver;
}

/** An emirate that is known already is chosen in the cart and at the checkout; one that is chosen there is remembered. */
function startFields(): void {
  on('change', FIELDS, (field) => {
    if (field instanceof HTMLSelectElement) keepEmirate(field.value);
  });
  const kept = keptEmirate();
  const field = document.querySelector<HTMLSelectElement>(FIELDS);
  if (kept === null || field === null || field.value !== '') return;
  field.value = kept;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The delivery day at a product: for the visitor's emirate, with the time that is left for it. */
export function startDeliverTo(): void {
  on('change', `${PROMISE} select[data-deliver-to]`, (picker) => {
    const promise = picker.closest<HTMLElement>(PROMISE);
    if (promise === null || !(picker instanceof HTMLSelectElement)) return;
    keepEmirate(picker.value);
    choose(promise, picker.value);
  });
  // What listens to the fields is started first.
  setTimeout(startFields);
  if (document.querySelector(PROMISE) === null) return;
  showKept();
  countDown();
  setInterval(() => {
    if (!document.hidden && !countDown()) void renew().catch(() => undefined);
  }, TICK_MS);
}
