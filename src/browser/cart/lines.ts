import { on } from '../page/on.ts';
import { showEnds } from '../quantity/quantity.ts';
import { announce } from './announce.ts';
import { parseAnswer, parseRefusal } from './answer.ts';
import { newChange, postAndLeave } from './change.ts';
import { showNote } from './drawer-notes.ts';
import { failureText } from './failure-text.ts';
import type { CartNeeds } from './needs.ts';
import { KEPT, type Planned } from './send.ts';
import { keepWaiting } from './waiting.ts';

const FIELD = '#cart-drawer input.qty[data-cart_item_key]';
const SETTLES_MS = 400;

/** Quantities that were chosen and not told yet, by line; the last one counts. */
type Chosen = Map<string, { quantity: string; timer: ReturnType<typeof setTimeout> }>;

function fieldOf(key: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`${FIELD}[data-cart_item_key="${CSS.escape(key)}"]`);
}

/** Shows the answer to a change of a line; where the shop says no, also why. @returns whether it was done */
function showAnswer(body: unknown, { config, fragments }: CartNeeds): boolean {
  const answer = parseAnswer(body);
  const refused = parseRefusal(body);
  if (answer === null) void fragments.recover();
  else fragments.show(answer);
  if (answer !== null && refused === null) return true;
  showNote('refused', [refused?.message || config.wrongText]);
  return false;
}

function quantityChange(key: string, quantity: string, { config }: CartNeeds) {
  return newChange(config.endpointUrl('jamra_set_quantity'), [
    ['cart_item_key', key],
    ['quantity', quantity],
  ]);
}

async function tellQuantity(key: string, chosen: Chosen, needs: CartNeeds): Promise<void> {
  const last = chosen.get(key);
  if (last === undefined) return;
  clearTimeout(last.timer);
  chosen.delete(key);
  try {
    const body = await needs.send.tell(needs.send.plan(quantityChange(key, last.quantity, needs)));
    if (body !== KEPT) showAnswer(body, needs);
  } catch (failure) {
    showNote('refused', [failureText(failure, needs.config)]);
  }
}

function startQuantities(needs: CartNeeds): void {
  const chosen: Chosen = new Map();
  const tell = (key: string) => needs.enqueue(() => tellQuantity(key, chosen, needs));
  on('change', FIELD, (field) => {
    if (!(field instanceof HTMLInputElement)) return;
    const key = field.dataset.cart_item_key ?? '';
    clearTimeout(chosen.get(key)?.timer);
    chosen.set(key, { quantity: field.value, timer: setTimeout(() => void tell(key), SETTLES_MS) });
  });
  // A new print of the line must not take back what was chosen meanwhile.
  needs.fragments.onShown(() => {
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
  // Whoever leaves for the checkout takes the quantities along.
  on('click', '#cart-drawer a.wc-forward', (link, event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (chosen.size === 0 || opensElsewhere || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    for (const key of chosen.keys()) void tell(key);
    void needs.enqueue(async () => {
      location.href = link.href;
    });
  });
  addEventListener('pagehide', () => {
    for (const [key, { quantity, timer }] of chosen) {
      clearTimeout(timer);
      const change = quantityChange(key, quantity, needs);
      // Told at once, in case the shopper leaves the shop; and by the next page, in case that was lost.
      postAndLeave(change);
      keepWaiting(change, { wasAway: false });
    }
    chosen.clear();
  });
}

type Undo = { link: HTMLAnchorElement; planned: Planned };

async function restore({ link, planned }: Undo, needs: CartNeeds): Promise<void> {
  try {
    const body = await needs.send.tell(planned);
    if (body !== KEPT && showAnswer(body, needs)) announce(link.dataset.success_message ?? '');
  } catch {
    location.href = link.href;
  }
}

const UNDO = '.jamra-cart-undo';
/** Offers end on their own; a timer cannot wait longer than this. */
const LONGEST_MS = 2 ** 31 - 1;
let undoEnds: ReturnType<typeof setTimeout> | undefined;

function withdrawUndo(): void {
  for (const offer of document.querySelectorAll(UNDO)) offer.replaceChildren();
}

/** What was taken out is offered back until the drawer closes, the next change, or its time is over. */
function startUndo(needs: CartNeeds): void {
  on('click', '#cart-drawer a.restore-item[data-cart_item_key]', (link, event) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { config, send, enqueue } = needs;
    const key = link.dataset.cart_item_key ?? '';
    const planned = send.plan(newChange(config.endpointUrl('jamra_restore_item'), [['cart_item_key', key]]));
    void enqueue(() => restore({ link, planned }, needs));
  });
  const drawer = document.getElementById('cart-drawer');
  drawer?.addEventListener('close', withdrawUndo);
  needs.fragments.onShown(() => {
    clearTimeout(undoEnds);
    const until = Number(document.querySelector<HTMLElement>(UNDO)?.dataset.until);
    const isOpen = drawer?.hasAttribute('open') ?? false;
    const leftMs = until - Date.now();
    if (!isOpen || leftMs <= 0) withdrawUndo();
    else if (leftMs > 0) undoEnds = setTimeout(withdrawUndo, Math.min(leftMs, LONGEST_MS));
  });
}

/** The controls of the drawer's lines: quantity and undo. Source: MC-06 */
export function startLines(needs: CartNeeds): void {
  startQuantities(needs);
  startUndo(needs);
}
