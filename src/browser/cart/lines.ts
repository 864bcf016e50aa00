import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { showEnds } from '../quantity/quantity.ts';
import { announce } from './announce.ts';
import { parseAnswer, parseRefusal } from './changes/answer.ts';
import { newChange, sendOnUnload } from './changes/change.ts';
import { type Planned, QUEUED } from './changes/send.ts';
import { queueChange } from './changes/waiting.ts';
import type { CartDeps } from './deps.ts';
import { showNote } from './drawer-notes.ts';
import { failureText } from './failure-text.ts';

const FIELD = '#cart-drawer input.qty[data-cart_item_key]';
const SETTLES_MS = 400;

/** Chosen quantities that are not sent yet, by line; the last one counts. */
type Chosen = Map<string, { quantity: string; timer: ReturnType<typeof setTimeout> }>;

function fieldOf(key: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`${FIELD}[data-cart_item_key="${CSS.escape(key)}"]`);
}

/**
 * Shows the response to a change of a line, with the reason when it was refused. @returns whether it was accepted
 */
function showAnswer(body: unknown, { config, fragments }: CartDeps): boolean {
  const answer = parseAnswer(body);
  const refused = parseRefusal(body);
  if (answer === null) void fragments.recover();
  else fragments.show(answer);
  if (answer !== null && refused === null) return true;
  showNote('refused', [refused?.message || config.wrongText]);
  return false;
}

function quantityChange(key: string, quantity: string, { config }: CartDeps) {
  return newChange(config.endpointUrl('jamra_set_quantity'), [
    ['cart_item_key', key],
    ['quantity', quantity],
  ]);
}

async function sendQuantity(key: string, chosen: Chosen, deps: CartDeps): Promise<void> {
  const last = chosen.get(key);
  if (last === undefined) return;
  clearTimeout(last.timer);
  chosen.delete(key);
  try {
    const body = await deps.send.send(deps.send.plan(quantityChange(key, last.quantity, deps)));
    if (body !== QUEUED) showAnswer(body, deps);
  } catch (failure) {
    showNote('refused', [failureText(failure, deps.config)]);
  }
}

function startQuantities(deps: CartDeps): void {
  const chosen: Chosen = new Map();
  const enqueueQuantity = (key: string) => deps.enqueue(() => sendQuantity(key, chosen, deps));
  on('change', FIELD, (field) => {
    if (!(field instanceof HTMLInputElement)) return;
    const key = field.dataset.cart_item_key ?? '';
    clearTimeout(chosen.get(key)?.timer);
    chosen.set(key, {
      quantity: field.value,
      timer: setTimeout(() => void enqueueQuantity(key), SETTLES_MS),
    });
  });
  // Replacing the line must not reset a quantity chosen meanwhile.
  deps.fragments.onShown(() => {
    for (const [key, { quantity }] of chosen) {
      const field = fieldOf(key);
      if (field === null) continue;
      field.value = quantity;
      showEnds(field);
    }
  });
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches('#cart-drawer form')) event.preventDefault();
  });
  // Going to the checkout sends pending quantities first.
  on('click', '#cart-drawer a.wc-forward', (link, event) => {
    if (chosen.size === 0 || !isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    for (const key of chosen.keys()) void enqueueQuantity(key);
    void deps.enqueue(async () => {
      location.href = link.href;
    });
  });
  addEventListener('pagehide', () => {
    for (const [key, { quantity, timer }] of chosen) {
      clearTimeout(timer);
      const change = quantityChange(key, quantity, deps);
      // Sent now in case the shopper leaves the shop, and again by the next page in case it was lost.
      sendOnUnload(change);
      queueChange(change, { wasAway: false });
    }
    chosen.clear();
  });
}

type Undo = { link: HTMLAnchorElement; planned: Planned };

async function restore({ link, planned }: Undo, deps: CartDeps): Promise<void> {
  try {
    const body = await deps.send.send(planned);
    if (body !== QUEUED && showAnswer(body, deps)) announce(link.dataset.success_message ?? '');
  } catch {
    location.href = link.href;
  }
}

const UNDO = '.jamra-cart-undo';
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;
let undoEnds: ReturnType<typeof setTimeout> | undefined;

function withdrawUndo(): void {
  for (const offer of document.querySelectorAll(UNDO)) offer.replaceChildren();
}

/** Offers to undo a removal until the drawer closes, the next change, or the offer expires. */
function startUndo(deps: CartDeps): void {
  on('click', '#cart-drawer a.restore-item[data-cart_item_key]', (link, event) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { config, send, enqueue } = deps;
    const key = link.dataset.cart_item_key ?? '';
    const planned = send.plan(newChange(config.endpointUrl('jamra_restore_item'), [['cart_item_key', key]]));
    void enqueue(() => restore({ link, planned }, deps));
  });
  const drawer = document.getElementById('cart-drawer');
  drawer?.addEventListener('close', withdrawUndo);
  deps.fragments.onShown(() => {
    clearTimeout(undoEnds);
    const until = Number(document.querySelector<HTMLElement>(UNDO)?.dataset.until);
    const isOpen = drawer?.hasAttribute('open') ?? false;
    const leftMs = until - Date.now();
    if (!isOpen || leftMs <= 0) withdrawUndo();
    else if (leftMs > 0) undoEnds = setTimeout(withdrawUndo, Math.min(leftMs, LONGEST_MS));
  });
}

/** Quantity and undo in the drawer. Source: MC-06 */
export function startLines(deps: CartDeps): void {
  startQuantities(deps);
  startUndo(deps);
}
