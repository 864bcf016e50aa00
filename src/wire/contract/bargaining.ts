import { type CallDescription, HTML_TYPE, ofEndpoint } from './description.ts';
import { cartTotals, errorNotice, successNotice } from './shapes.ts';

/** A nonce that is missing or wrong is answered before anything else, with `forbidden`. */
const SECURITY = { name: 'security', kind: 'nonce', missing: 'forbidden', wrong: 'forbidden' } as const;

/** Codes and delivery: calls that answer markup. */
export const bargaining = {
  apply_coupon: {
    what: 'Enters a code. The caller tells success by the absence of `woocommerce-error`.',
    method: 'POST',
    addresses: ofEndpoint('apply_coupon'),
    fields: [
      SECURITY,
      { name: 'coupon_code', kind: 'code', missing: 'refused', wrong: 'refused' },
      {
        name: 'billing_email',
        kind: 'text',
        what: 'who will order: some codes are for some e-mails; without it the one typed at the checkout counts',
        missing: 'done',
        wrong: 'done',
      },
    ],
    answers: {
      done: { when: 'the code acts', status: 200, type: HTML_TYPE, body: successNotice, cookies: 'cart' },
      refused: { when: 'it does not; the notice says why', status: 200, type: HTML_TYPE, body: errorNotice },
    },
    weight: 'change',
    speaks: 'html',
    security: 'apply-coupon',
    rows: 'CO-05, CA-07',
  },
  remove_coupon: {
    what: 'Takes a code out, also one that is not in the cart.',
    method: 'POST',
    addresses: ofEndpoint('remove_coupon'),
    fields: [SECURITY, { name: 'coupon', kind: 'text', missing: 'refused', wrong: 'done' }],
    answers: {
      done: { when: 'there is a code', status: 200, type: HTML_TYPE, body: successNotice, cookies: 'cart' },
      refused: { when: 'there is none', status: 200, type: HTML_TYPE, body: errorNotice },
    },
    weight: 'change',
    speaks: 'html',
    security: 'remove-coupon',
    rows: 'CO-05, CA-07',
  },
  update_shipping_method: {
    what: 'Chooses a way of delivery; one that the cart cannot have changes nothing.',
    method: 'POST',
    addresses: ofEndpoint('update_shipping_method'),
    fields: [SECURITY, { name: 'shipping_method[0]', kind: 'rate', missing: 'asBefore', wrong: 'asBefore' }],
    answers: {
      done: { when: 'it is chosen', status: 200, type: HTML_TYPE, body: cartTotals, cookies: 'cart' },
      asBefore: { when: 'it is not', status: 200, type: HTML_TYPE, body: cartTotals, cookies: 'values' },
    },
    weight: 'change',
    speaks: 'html',
    security: 'update-shipping-method',
    rows: 'CO-05, CA-07',
  },
} as const satisfies Record<string, CallDescription>;
