import type { CallDescription, FieldDescription } from '../description.ts';
import { BACK, NOTHING, OWN_NONCE, SHOWN } from './form-answers.ts';

type LinkFacts = { parameter: string; what: string; rows: string };

function lineLink({ parameter, what, rows }: LinkFacts): CallDescription {
  return {
    what,
    method: 'GET',
    addresses: ['any page'],
    fields: [{ name: parameter, kind: 'key', missing: 'nothing', wrong: 'nothing' }, OWN_NONCE],
    answers: { done: BACK, nothing: NOTHING },
    weight: 'change',
    speaks: 'page',
    rows,
  };
}

const LINES: FieldDescription = {
  name: 'cart[<key>][qty]',
  kind: 'count',
  what: 'quantity of a line; 0 removes it',
  missing: 'done',
  wrong: 'done',
};

/** What a product form chooses besides its quantity. */
const CHOSEN: readonly FieldDescription[] = [
  {
    name: 'quantity[<id>]',
    kind: 'count',
    what: 'quantity of a product of a group',
    missing: 'done',
    wrong: 'done',
  },
  { name: 'variation_id', kind: 'id', missing: 'done', wrong: 'done' },
  { name: 'attribute_<name>', kind: 'text', what: 'a chosen option', missing: 'done', wrong: 'done' },
  {
    name: 'bundle_variation_id_<id>',
    kind: 'id',
    what: "the variation of a bundle's part; left out, the one that is chosen first",
    missing: 'done',
    wrong: 'done',
  },
];

/** Links and forms that change the cart without script, by their parameter. Source: WIRE §7 */
export const forms: Readonly<Record<string, CallDescription>> = {
  'add-to-cart': {
    what: 'Adds products: a link on any page, or a product form (both encodings). A reload adds again.',
    method: 'GET or POST',
    addresses: ['any page'],
    fields: [
      { name: 'add-to-cart', kind: 'id', missing: 'nothing', wrong: 'nothing' },
      { name: 'quantity', kind: 'quantity', missing: 'done', wrong: 'nothing' },
      ...CHOSEN,
    ],
    answers: { done: SHOWN, nothing: NOTHING },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  payment_button: {
    what: 'A pressed payment button. What it sells, and for how much, is read from its published document. A product is put into the cart, unless it is there already, and the checkout opens with the method of the button; a fixed item leads to `/checkout/pay-item/<button>/`.',
    method: 'GET or POST',
    addresses: ['any page'],
    fields: [
      {
        name: 'payment_button',
        kind: 'text',
        what: '`home` or `template-<id>`, a dot, and the id of the node',
        missing: 'nothing',
        wrong: 'nothing',
      },
    ],
    answers: {
      done: { ...BACK, when: 'it is pressed', location: '`/checkout/`, or the page of the item' },
      nothing: { ...BACK, when: 'it is not sold, or not by this method; a notice waits on the next page' },
    },
    weight: 'change',
    speaks: 'page',
    rows: 'WG-24, WG-25',
  },
  express_wallet: {
    what: "The wallet's button of a product form (the id of the product) or of the cart drawer (`cart`): what the form holds is put into the cart, as far as the cart lacks it, and the checkout opens with the wallet chosen. A second press adds nothing, also at the same time. The other fields are those of `add-to-cart`; a subscription is not sold by it.",
    method: 'GET or POST',
    addresses: ['any page'],
    fields: [
      { name: 'express_wallet', kind: 'text', missing: 'nothing', wrong: 'shown' },
      { name: 'quantity', kind: 'quantity', missing: 'done', wrong: 'shown' },
      ...CHOSEN,
      {
        name: 'subscription_weeks',
        kind: 'text',
        what: 'the chosen plan; any but none is refused',
        missing: 'done',
        wrong: 'shown',
      },
    ],
    answers: {
      done: { ...BACK, when: 'it is pressed', location: '`/checkout/`' },
      shown: {
        ...SHOWN,
        when: 'the cart refuses it, the quantity cannot be read, or the wallet does not sell it; with a notice on the page',
      },
      nothing: NOTHING,
    },
    weight: 'change',
    speaks: 'page',
    rows: 'WG-25, PM-04',
  },
  pay_item: {
    what: 'The form of a fixed item at `/checkout/pay-item/<button>/`. It places the order and leads to the provider; sent twice, it places one. A price in it is compared, never taken.',
    method: 'POST',
    addresses: ['/checkout/pay-item/<button>/'],
    fields: [
      { name: 'billing_email', kind: 'email', missing: 'nothing', wrong: 'nothing' },
      { name: 'billing_first_name', kind: 'text', missing: 'nothing', wrong: 'nothing' },
      { name: 'billing_last_name', kind: 'text', missing: 'nothing', wrong: 'nothing' },
      { name: 'terms', kind: 'tick', missing: 'nothing', wrong: 'nothing' },
      {
        name: 'seen_total',
        kind: 'text',
        what: 'the price that was shown, in fils',
        missing: 'nothing',
        wrong: 'nothing',
      },
      {
        name: 'idempotency_key',
        kind: 'text',
        what: 'of this form; without one each press is another order',
        missing: 'done',
        wrong: 'done',
      },
      {
        name: 'jamra_consent',
        kind: 'text',
        what: 'as at the checkout',
        missing: 'done',
        wrong: 'done',
      },
      {
        name: 'woocommerce-process-checkout-nonce',
        kind: 'nonce',
        missing: 'nothing',
        wrong: 'nothing',
      },
    ],
    answers: {
      done: { ...BACK, when: 'the order is placed', location: 'the page of the provider' },
      nothing: { ...NOTHING, when: 'a field is wrong; the page says which', status: 422 },
    },
    weight: 'change',
    speaks: 'page',
    rows: 'WG-24',
  },
  remove_item: lineLink({
    parameter: 'remove_item',
    what: 'Removes a line; the notice has an undo link. The redirect has `removed_item=1`.',
    rows: 'RM-04 … RM-06',
  }),
  undo_item: lineLink({ parameter: 'undo_item', what: 'Restores a removed line.', rows: 'RM-06' }),
  save_for_later: lineLink({
    parameter: 'save_for_later',
    what: 'Saves a line for later.',
    rows: 'CA-07',
  }),
  move_to_cart: lineLink({
    parameter: 'move_to_cart',
    what: 'Moves a saved line back to the cart.',
    rows: 'CA-07',
  }),
  update_cart: {
    what: "The cart's form: quantities as they stand in it.",
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES],
    answers: { done: BACK, nothing: { ...NOTHING, when: 'nothing changed' } },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  proceed: {
    what: 'The same form, continuing to the checkout.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES],
    answers: { done: { ...BACK, location: '`/checkout/`' } },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  apply_coupon: {
    what: 'The same form with a code; needs no nonce.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES, { name: 'coupon_code', kind: 'code', missing: 'done', wrong: 'done' }],
    answers: { done: BACK },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
  apply_gift_card: {
    what: 'The same form with the code of a gift card; needs no nonce.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES, { name: 'gift_card_code', kind: 'code', missing: 'done', wrong: 'done' }],
    answers: { done: BACK },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
  remove_gift_card: {
    what: 'Takes a gift card off the cart; needs no nonce.',
    method: 'GET',
    addresses: ['any page'],
    fields: [
      { name: 'remove_gift_card', kind: 'id', what: 'the id of the card', missing: 'done', wrong: 'done' },
    ],
    answers: { done: SHOWN },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
  remove_coupon: {
    what: 'Removes a code; needs no nonce.',
    method: 'GET',
    addresses: ['any page'],
    fields: [{ name: 'remove_coupon', kind: 'text', what: 'the code', missing: 'done', wrong: 'done' }],
    answers: { done: SHOWN },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
  order_again: {
    what: "Puts an order's goods into the cart, as far as they can be had now; for the account whose order it is.",
    method: 'GET',
    addresses: ['any page'],
    fields: [
      {
        name: 'order_again',
        kind: 'id',
        what: 'the order number',
        missing: 'nothing',
        wrong: 'nothing',
      },
      { ...OWN_NONCE, what: "printed with the link, good for this account's session" },
    ],
    answers: {
      done: { ...BACK, location: '`/cart/`' },
      nothing: { ...BACK, when: "it is nobody's, or somebody else's; nothing is done", location: '`/cart/`' },
    },
    weight: 'change',
    speaks: 'page',
    rows: 'AC-02',
  },
  cancel_order: {
    what: 'Cancels an unpaid order, for requests with its key.',
    method: 'GET',
    addresses: ['any page'],
    fields: [
      { name: 'cancel_order', kind: 'text', what: '`true`', missing: 'nothing', wrong: 'nothing' },
      { name: 'order', kind: 'text', what: 'the order key', missing: 'nothing', wrong: 'done' },
      { name: 'order_id', kind: 'id', what: 'its number', missing: 'done', wrong: 'done' },
      {
        name: 'redirect',
        kind: 'text',
        what: 'a URL of this shop; any other redirects to the home page, none shows the requested page',
        missing: 'shown',
        wrong: 'done',
      },
      { ...OWN_NONCE, what: 'printed with the link, valid for this visitor' },
    ],
    answers: {
      done: {
        ...BACK,
        when: "it is done, or the order is paid, unknown or somebody else's; a sentence waits on the next page",
        location: '`redirect`',
      },
      shown: SHOWN,
      nothing: NOTHING,
    },
    weight: 'change',
    speaks: 'page',
    rows: 'AC-02',
  },
  calc_shipping: {
    what: 'Sets the destination.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [
      {
        name: 'calc_shipping_country',
        kind: 'text',
        what: '`AE`, or nothing',
        missing: 'done',
        wrong: 'done',
      },
      {
        name: 'calc_shipping_state',
        kind: 'text',
        what: 'one of the seven emirates, by code or name',
        missing: 'done',
        wrong: 'done',
      },
      { name: 'shipping_method[0]', kind: 'rate', missing: 'done', wrong: 'done' },
    ],
    answers: { done: SHOWN },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
};
