import type { Outcome } from '#kernel/outcome.ts';
import { wordsIn } from '#messages';
import type { CartRefusal, ChangedCart } from '#shop/cart';
import type { Answer, Call } from '../endpoint.ts';
import { fragmentsOf } from '../fragments/fragments.tsx';
import { refusalText } from '../refusals.ts';

/**
 * Answers a change of a line with the cart. A refusal has its reason and the unchanged cart, so that the page can
 * be corrected.
 */
export async function answerLineChange(
  { visitor, deps }: Call,
  result: Outcome<ChangedCart, CartRefusal> | CartRefusal,
): Promise<Answer> {
  const { language } = visitor;
  if ('ok' in result && result.ok) {
    const { cart, token } = result.value;
    return {
      kind: 'json',
      body: await fragmentsOf(cart, { language, token, deps }),
      change: result.value,
    };
  }
  const refusal = 'ok' in result ? result.refusal : result;
  const { token } = visitor.cookies;
  const cart = await deps.shop.cart.open(token);
  const shown = await fragmentsOf(cart, { language, token, deps });
  const message = refusalText(refusal, language, wordsIn(language));
  const body = { error: true, code: refusal.code, message, ...shown };
  return { kind: 'json', body, seen: cart };
}
