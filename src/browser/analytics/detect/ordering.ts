import type { EventParams } from '#shop/analytics/rules/event.ts';
import { attempt } from '../../page/attempt.ts';
import { emit } from '../emit.ts';

function factsOf<N extends 'begin_checkout' | 'purchase'>(name: N): EventParams[N] | null {
  const printed = document.querySelector(`script[data-event-facts="${name}"]`)?.textContent;
  return printed ? attempt(() => JSON.parse(printed), null) : null;
}

function isFirstLook(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

const PURCHASES = 'jamra_purchases';
const MOST_REMEMBERED = 20;

/** Whether an order was not announced before in this browser; where storage is blocked, by this page. */
function isNewOrder(id: string): boolean {
  const known = attempt<unknown>(() => JSON.parse(localStorage.getItem(PURCHASES) ?? '[]'), []);
  const ids = Array.isArray(known) ? known : [];
  if (ids.includes(id)) return false;
  const isStored = attempt(() => {
    localStorage.setItem(PURCHASES, JSON.stringify([...ids, id].slice(-MOST_REMEMBERED)));
    return true;
  }, false);
  return isStored || isFirstLook();
}

/** Emits the checkout that begins on the page, and the order that the page reports as placed. Source: AN-09, AN-11 */
export function detectOrdering(): void {
  const checkout = factsOf('begin_checkout');
  if (checkout !== null && isFirstLook()) emit('begin_checkout', checkout);
  const purchase = factsOf('purchase');
  if (purchase !== null && isNewOrder(purchase.transaction_id)) emit('purchase', purchase);
}
