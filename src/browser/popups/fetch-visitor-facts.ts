import type { PopupFacts } from '#shop/popups';
import { numberOf, readCart } from '#shop/popups/rules/visit/read-cart.ts';

/** A slower answer is ignored, so that it does not delay the popups of the page. */
const ANSWER_MS = 3000;

export type VisitorFacts = Pick<PopupFacts, 'roles' | 'cart' | 'orderedDays'>;

async function ask(signal: AbortSignal): Promise<Record<string, unknown>> {
  const answered = await fetch('/?wc-ajax=jamra_get_visitor', { cache: 'no-store', signal });
  return answered.json();
}

/** A request may fail for a moment, e.g. while a phone changes its network: it is sent once more. */
async function answer(): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return ask(signal)
    .catch(() => ask(signal))
    .catch(() => ({}));
}

/** The shop's facts about the visitor, which cached pages do not contain; without an answer, those of a new visitor. */
export async function fetchVisitorFacts(): Promise<VisitorFacts> {
  const { roles, cart, orderedDays } = await answer();
  return {
    roles: Array.isArray(roles) ? roles : null,
    cart: readCart(cart),
    orderedDays: numberOf(orderedDays),
  };
}
