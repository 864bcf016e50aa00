import type { Outcome } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import type { CartRefusal, ChangedCart } from '#shop/cart';
import type { Answer, Call } from './endpoint.ts';
import { fragmentsOf } from './fragments.tsx';
import { refusalText } from './refusals.ts';

/**
 * Answers a change of one line: the cart as it stands then. A refused one comes with its reason and with the cart as it
 * still is, so that the page can be put right at once.
 */
export async function changedOrAsItIs(
  { visitor, needs }: Call,
  result: Outcome<ChangedCart, CartRefusal> | CartRefusal,
): Promise<Answer> {
  const { language } = visitor;
  if ('ok' in result && result.ok) {
    const { cart, token } = result.value;
    return {
      kind: 'json',
      body: await fragmentsOf(cart, { language, token, needs }),
      change: result.value,
    };
  }
  const refusal = 'ok' in result ? result.refusal : result;
  const { token } = visitor.cookies;
  const cart = await needs.shop.cart.open(token);
  const shown = await fragmentsOf(cart, { language, token, needs });
  const message = refusalText(refusal, language, wordsIn(language));
  const body = { error: true, code: refusal.code, message, ...shown };
  return { kind: 'json', body, seen: cart };
}
