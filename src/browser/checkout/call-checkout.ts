import { endpointUrl, findForm, readParams } from './page.ts';

const NONCES = ['update_order_review_nonce', 'apply_coupon_nonce', 'remove_coupon_nonce'] as const;

type Nonce = (typeof NONCES)[number];

/**
 * Reads fresh nonces from the checkout page; an expired cart is redirected to the cart page, which has only those
 * for codes.
 */
async function freshNonces(page: string, signal: AbortSignal | null): Promise<[Nonce, string][]> {
  const html = await (await fetch(page, { signal })).text();
  return NONCES.flatMap((name): [Nonce, string][] => {
    const nonce = new RegExp(`"${name}":"([0-9a-f]+)"`).exec(html)?.[1];
    return nonce === undefined ? [] : [[name, nonce]];
  });
}

type CheckoutCall = Readonly<{
  endpoint: 'update_order_review' | 'apply_coupon' | 'remove_coupon';
  /** Returns the fields at the time of sending, without the nonce. */
  fields: () => URLSearchParams;
  signal?: AbortSignal | null;
}>;

/**
 * Calls a checkout endpoint. When the page's nonces have expired, fetches fresh ones and repeats the call, so that
 * typed values stay.
 *
 * Source: WIRE §5, §20.17
 */
export async function callCheckout({ endpoint, fields, signal = null }: CheckoutCall): Promise<Response> {
  const [form, params] = [findForm(), readParams()];
  if (form === null || params === null) throw new Error('no checkout');
  const ask = () => {
    const body = fields();
    body.set('security', params[`${endpoint}_nonce`]);
    return fetch(endpointUrl(params, endpoint), { method: 'POST', body, signal });
  };
  const answer = await ask();
  if (answer.status !== 403) return answer;
  const fresh = await freshNonces(form.action, signal);
  if (!fresh.some(([name]) => name === `${endpoint}_nonce`)) return answer;
  Object.assign(params, Object.fromEntries(fresh));
  return ask();
}
