import { type CallDescription, HTML_TYPE, ofEndpoint } from '../description.ts';
import { cartTotals, errorNotice, successNotice } from '../shapes.ts';

/** A missing or wrong nonce is answered first, with `forbidden`. */
const SECURITY = { name: 'security', kind: 'nonce', missing: 'forbidden', wrong: 'forbidden' } as const;

/** Coupon and shipping calls; they answer HTML. */
export const bargaining = {
  apply_coupon: {
    what: 'Applies a coupon code. Without `woocommerce-error` it succeeded.',
    method: 'POST',
    addresses: ofEndpoint('apply_coupon'),
    fields: [
      SECURITY,
      { name: 'coupon_code', kind: 'code', missing: 'refused', wrong: 'refused' },
      {
        name: 'billing_email',
        kind: 'text',
        what: 'the billing email, for codes limited to emails; default: the one of the checkout form',
        missing: 'done',
        wrong: 'done',
      },
    ],
    answers: {
      done: {
        when: 'the code was applied',
        status: 200,
        type: HTML_TYPE,
        body: successNotice,
        cookies: 'cart',
      },
      refused: {
        when: 'it was refused; the notice has the reason',
        status: 200,
        type: HTML_TYPE,
        body: errorNotice,
      },
    },
    weight: 'change',
    speaks: 'html',
    security: 'apply-coupon',
    rows: 'CO-05, CA-07',
  },
  remove_coupon: {
    what: 'Removes a code, also one that is not in the cart.',
    method: 'POST',
    addresses: ofEndpoint('remove_coupon'),
    fields: [SECURITY, { name: 'coupon', kind: 'text', missing: 'refused', wrong: 'done' }],
    answers: {
      done: { when: 'a code was given', status: 200, type: HTML_TYPE, body: successNotice, cookies: 'cart' },
      refused: { when: 'no code was given', status: 200, type: HTML_TYPE, body: errorNotice },
    },
    weight: 'change',
    speaks: 'html',
    security: 'remove-coupon',
    rows: 'CO-05, CA-07',
  },
  update_shipping_method: {
    what: 'Chooses a shipping method; an unavailable one changes nothing.',
    method: 'POST',
    addresses: ofEndpoint('update_shipping_method'),
    fields: [SECURITY, { name: 'shipping_method[0]', kind: 'rate', missing: 'asBefore', wrong: 'asBefore' }],
    answers: {
      done: { when: 'it was chosen', status: 200, type: HTML_TYPE, body: cartTotals, cookies: 'cart' },
      asBefore: {
        when: 'it is unavailable',
        status: 200,
        type: HTML_TYPE,
        body: cartTotals,
        cookies: 'values',
      },
    },
    weight: 'change',
    speaks: 'html',
    security: 'update-shipping-method',
    rows: 'CO-05, CA-07',
  },
} as const satisfies Record<string, CallDescription>;
