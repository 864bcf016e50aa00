import { type CallDescription, type FieldDescription, JSON_TYPE, ofEndpoint } from '../description.ts';
import { checkoutFailure, checkoutSuccess, emptyReview, orderReview } from '../shapes.ts';

/** A form field that is stored unchecked and validated when the order is placed. */
const typed = (name: string, what?: string): FieldDescription => ({
  name,
  kind: 'text',
  ...(what === undefined ? {} : { what }),
  missing: 'done',
  wrong: 'done',
});

/** A field that is required to place an order. */
const needed = (name: string, what?: string): FieldDescription => ({
  ...typed(name, what),
  missing: 'refused',
});

const checked = (name: string, kind: FieldDescription['kind'], what?: string): FieldDescription => ({
  ...needed(name, what),
  kind,
  wrong: 'refused',
});

const OF_SHIPPING = ['country', 'state', 'postcode', 'city', 'address', 'address_2'].map(
  (name): FieldDescription => ({
    name: `s_${name}`,
    kind: 'ignored',
    what: 'there is one address per order',
    missing: 'done',
    wrong: 'done',
  }),
);

const IGNORED = { kind: 'ignored', missing: 'done', wrong: 'done' } as const;

/** The checkout calls. Source: WIRE §5 */
export const ordering = {
  update_order_review: {
    what: 'The totals for the typed values, which are stored with the cart.',
    method: 'POST',
    addresses: ofEndpoint('update_order_review'),
    fields: [
      { name: 'security', kind: 'nonce', missing: 'forbidden', wrong: 'forbidden' },
      typed('payment_method', 'the code of a way to pay; another one chooses the first there is'),
      { name: 'country', ...IGNORED, what: 'always `AE`' },
      typed('state', 'an emirate by its code; what is none leaves the one chosen before'),
      { name: 'postcode', ...IGNORED, what: 'not used in the UAE' },
      typed('city', 'the area'),
      typed('address', 'the street'),
      typed('address_2', 'the building'),
      ...OF_SHIPPING,
      { name: 'has_full_address', ...IGNORED },
      typed('post_data', 'the whole form as one text; without it the form is as it was kept'),
      typed('shipping_method[0]', 'a way of delivery by its id; another one chooses the cheapest'),
    ],
    answers: {
      done: {
        when: 'the cart is not empty',
        status: 200,
        type: JSON_TYPE,
        body: orderReview,
        cookies: 'values',
      },
      empty: { when: 'the cart is empty', status: 200, type: JSON_TYPE, body: emptyReview },
    },
    weight: 'change',
    speaks: 'json',
    security: 'update-order-review',
    rows: 'CO-05, CO-08',
  },
  checkout: {
    what: 'Places the order. A refusal has its reasons and changes nothing.',
    method: 'POST',
    addresses: ofEndpoint('checkout'),
    fields: [
      checked(
        'woocommerce-process-checkout-nonce',
        'nonce',
        "printed with the form, good for this visitor's cart",
      ),
      checked('billing_phone', 'mobile'),
      checked('billing_email', 'email'),
      needed('billing_first_name'),
      needed('billing_last_name'),
      { name: 'billing_country', ...IGNORED, what: 'always `AE`' },
      checked('billing_state', 'emirate'),
      needed('billing_city', 'the area'),
      needed('billing_address_1', 'the street'),
      needed('billing_address_2', 'the building'),
      typed('billing_unit', 'the flat or office'),
      typed('billing_landmark'),
      { ...typed('billing_makani', 'ten digits'), wrong: 'refused', kind: 'makani' },
      typed(
        'ship_to_different_address',
        '`1` with another address in `shipping_…` is refused: there is one address per order',
      ),
      typed('order_comments'),
      typed('gift_wrap', '`1` where the shop offers gift wrap; ignored elsewhere'),
      typed('gift_message', 'the message of the gift, no longer than the shop allows'),
      typed('billing_company'),
      { ...typed('billing_trn', 'fifteen digits, and the company with them'), wrong: 'refused', kind: 'trn' },
      checked('shipping_method[0]', 'offered', 'a way of delivery that was offered'),
      typed(
        'delivery_slot',
        'a day and time of that way, e.g. `12@2026-11-24`; without one the first that has a place',
      ),
      checked('payment_method', 'offered', 'a way to pay that was offered'),
      typed('keep_address', '`1` keeps the address in the account of who is signed in'),
      { ...typed('age_confirmed', '`1`; needed for goods for adults'), wrong: 'done' },
      checked('terms', 'tick'),
      { name: 'terms-field', ...IGNORED },
      { name: '_wp_http_referer', ...IGNORED },
      typed('seen_total', 'the total the shopper saw, in fils: another one is told before it is charged'),
      typed('idempotency_key', 'a UUID of the form: the same one makes one order'),
      typed(
        'jamra_consent',
        'the visitor’s stored answer to the consent question; without it the order is sent to no service',
      ),
    ],
    answers: {
      done: {
        when: 'the order is placed',
        status: 200,
        type: JSON_TYPE,
        body: checkoutSuccess,
        cookies: 'cart',
      },
      refused: {
        when: 'it is refused; `refresh` asks for update_order_review first',
        status: 200,
        type: JSON_TYPE,
        body: checkoutFailure,
      },
    },
    weight: 'change',
    speaks: 'json',
    rows: 'CO-01 … CO-07, CO-09, CO-10',
  },
} as const satisfies Record<string, CallDescription>;
