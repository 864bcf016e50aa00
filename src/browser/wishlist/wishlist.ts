import { wishedIds } from '#kernel/web/wishlist-cookie.ts';
import { attempt } from '../page/attempt.ts';
import { debounce } from '../page/debounce.ts';
import { on } from '../page/on.ts';
import { markHearts, pressHeartsOf } from './hearts.ts';
import { showToast } from './toast.ts';

type Change = Readonly<{ name: 'add' | 'remove'; value: string; productId: string }>;

function findForm(): HTMLFormElement | null {
  const form = document.getElementById('wishlist-form');
  return form instanceof HTMLFormElement ? form : null;
}

type WishlistTexts = Readonly<{ message: string; removed: string }>;

function readTexts(value: unknown): WishlistTexts | null {
  if (typeof value !== 'object' || value === null || !('message' in value)) return null;
  const removed = 'removed' in value && typeof value.removed === 'number' ? String(value.removed) : '';
  return { message: String(value.message), removed };
}

/** Sends a change. @returns the server's texts; null without an answer */
async function send(form: HTMLFormElement, { name, value }: Change): Promise<WishlistTexts | null> {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ [name]: value }),
    keepalive: true,
  }).catch(() => null);
  return readTexts(await answer?.json().catch(() => null));
}

/** Whether the cookie, which answers set, shows a change. */
function isSaved({ name, productId }: Change): boolean {
  return wishedIds(document.cookie).includes(productId) === (name === 'add');
}

/** Changes without an answer. One is sent at a time, so that a heart pressed twice ends in the state of the last press. */
const pending: Change[] = [];
/** The same for the next page, should this one be left before. */
const PENDING = 'jamra_wishlist_pending';

function storePending(): void {
  attempt(() => {
    if (pending.length === 0) sessionStorage.removeItem(PENDING);
    else sessionStorage.setItem(PENDING, JSON.stringify(pending));
  }, undefined);
}

/** Leaving a page aborts its requests before the page ends: their failure is handled after this time, or never. */
const LEAVING_MS = 100;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function change(form: HTMLFormElement, changed: Change): Promise<void> {
  const isKept = changed.name === 'add';
  const answer = await send(form, changed);
  if (answer === null) await wait(LEAVING_MS);
  pending.shift();
  storePending();
  // The answer has set the cookie; without one the list is as it was.
  markHearts();
  for (const { productId, name } of pending) pressHeartsOf(productId, name === 'add');
  const isDone = isSaved(changed);
  const { failed = '', undo = '', view = '' } = form.dataset;
  const { productId } = changed;
  const back: Change = isKept
    ? { productId, name: 'remove', value: productId }
    : { productId, name: 'add', value: answer?.removed || productId };
  showToast({
    text: answer?.message ?? failed,
    button: isDone ? { text: undo, act: () => ask(form, back) } : undefined,
    link: isKept && isDone ? { text: view, href: form.action } : undefined,
  });
}

async function sendPending(form: HTMLFormElement): Promise<void> {
  for (let [first] = pending; first !== undefined; [first] = pending)
    await change(form, first).catch(() => undefined);
}

/** Shows a change at once, and sends it. */
function ask(form: HTMLFormElement, changed: Change): void {
  pressHeartsOf(changed.productId, changed.name === 'add');
  pending.push(changed);
  storePending();
  if (pending.length === 1) void sendPending(form);
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { name, value: sent, productId } = value as Partial<Change>;
  return (name === 'add' || name === 'remove') && typeof sent === 'string' && typeof productId === 'string';
}

/** How long the answer to a request of the previous page may take. */
const OVERDUE_MS = 5000;

/**
 * Sends the changes of the previous page that have no answer yet. The first one is in flight. Two requests of a guest
 * without a list would create two lists, so the others wait until the cookie shows the first one.
 */
async function resumePending(): Promise<void> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(PENDING) ?? '[]') as unknown, []);
  const changes = Array.isArray(stored) ? stored.filter(isChange) : [];
  const form = findForm();
  const [first] = changes;
  if (form === null || first === undefined) return;
  pending.push(...changes);
  for (const { productId, name } of changes) pressHeartsOf(productId, name === 'add');
  for (let waited = 0; waited < OVERDUE_MS && !isSaved(first); waited += LEAVING_MS) await wait(LEAVING_MS);
  if (isSaved(first)) pending.shift();
  storePending();
  await sendPending(form);
}

/** The variation that is chosen on the product's page; '' for none. */
function chosenVariation(productId: string): string {
  const selector = `.variations_form[data-product_id="${CSS.escape(productId)}"] .variation_id`;
  const field = document.querySelector(selector);
  return field instanceof HTMLInputElement && field.value !== '0' ? field.value : '';
}

function handlePress(heart: HTMLElement, event: Event): void {
  const form = findForm();
  if (form === null || !(heart instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const { wish: productId = '' } = heart.dataset;
  const name = heart.name === 'remove' ? 'remove' : 'add';
  const isOnPage = heart.closest('.j-card') === null;
  const value = name === 'add' && isOnPage ? chosenVariation(productId) || heart.value : heart.value;
  ask(form, { name, value, productId });
}

/** Hearts act at once, with a message and undo; without scripts they submit their form. */
export function start(): void {
  markHearts();
  on('click', '[data-wish]', handlePress);
  void resumePending();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) markHearts();
  });
  // Lists are filtered and continued in place.
  const markLater = debounce(markHearts, 50);
  new MutationObserver((records) => {
    const hasHearts = records.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && node.querySelector('[data-wish]') !== null),
    );
    if (hasHearts) markLater();
  }).observe(document.body, { childList: true, subtree: true });
}
