import { z } from 'zod';
import type { AnswerDescription, CallDescription, FieldDescription } from './description.ts';

const PAGE_TYPE = 'text/html; charset=utf-8';
const page = z.string().describe('the page that was asked for');
const nowhere = z.literal('');

const OWN_NONCE: FieldDescription = {
  name: '_wpnonce',
  kind: 'nonce',
  what: "printed with the link, good for this visitor's cart",
  missing: 'nothing',
  wrong: 'nothing',
};

const NOTHING: AnswerDescription = {
  when: 'there is nothing to do; the cart stays as it is',
  status: 200,
  type: PAGE_TYPE,
  body: page,
};

const BACK: AnswerDescription = {
  when: 'it is done, or refused; a sentence waits on the next page',
  status: 302,
  type: PAGE_TYPE,
  body: nowhere,
  cookies: 'cart',
  location: 'where the browser came from; a GET that does not say so is answered with its page',
};

const SHOWN: AnswerDescription = {
  when: 'it is done, or refused; the page says so',
  status: 200,
  type: PAGE_TYPE,
  body: page,
  cookies: 'cart',
};

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
  what: 'pieces of a line; 0 takes it out',
  missing: 'done',
  wrong: 'done',
};

/** Links and forms that change the cart without script, by the parameter that names them. Source: WIRE §7 */
export const forms: Readonly<Record<string, CallDescription>> = {
  'add-to-cart': {
    what: 'Adds goods: a link on any page, or the form of a product (both encodings). A reload adds again.',
    method: 'GET or POST',
    addresses: ['any page'],
    fields: [
      { name: 'add-to-cart', kind: 'id', missing: 'nothing', wrong: 'nothing' },
      { name: 'quantity', kind: 'quantity', missing: 'done', wrong: 'nothing' },
      {
        name: 'quantity[<id>]',
        kind: 'count',
        what: 'pieces of one product of a group',
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
    ],
    answers: { done: SHOWN, nothing: NOTHING },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  remove_item: lineLink({
    parameter: 'remove_item',
    what: 'Takes a line out; the sentence brings it back. The page it leads to is told with `removed_item=1`.',
    rows: 'RM-04 … RM-06',
  }),
  undo_item: lineLink({ parameter: 'undo_item', what: 'Brings a removed line back.', rows: 'RM-06' }),
  save_for_later: lineLink({
    parameter: 'save_for_later',
    what: 'Puts a line aside, beside the cart.',
    rows: 'CA-07',
  }),
  move_to_cart: lineLink({
    parameter: 'move_to_cart',
    what: 'Puts what lies aside into the cart again.',
    rows: 'CA-07',
  }),
  update_cart: {
    what: "The cart's form: quantities as they stand in it.",
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES],
    answers: { done: BACK, nothing: { ...NOTHING, when: 'nothing has changed' } },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  proceed: {
    what: 'The same form, on to the checkout.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES],
    answers: { done: { ...BACK, location: '`/checkout/`' } },
    weight: 'change',
    speaks: 'page',
    rows: 'CA-07',
  },
  apply_coupon: {
    what: 'The same form, with a code; it needs no nonce.',
    method: 'POST',
    addresses: ['/cart/'],
    fields: [LINES, { name: 'coupon_code', kind: 'code', missing: 'done', wrong: 'done' }],
    answers: { done: BACK },
    weight: 'change',
    speaks: 'page',
    rows: 'CO-05',
  },
  remove_coupon: {
    what: 'Takes a code out; it needs no nonce.',
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
        what: 'the number of the order',
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
    what: 'Calls an order off that nobody has paid for; for who has its key.',
    method: 'GET',
    addresses: ['any page'],
    fields: [
      { name: 'cancel_order', kind: 'text', what: '`true`', missing: 'nothing', wrong: 'nothing' },
      { name: 'order', kind: 'text', what: 'the key of the order', missing: 'nothing', wrong: 'done' },
      { name: 'order_id', kind: 'id', what: 'its number', missing: 'done', wrong: 'done' },
      {
        name: 'redirect',
        kind: 'text',
        what: 'an address of this shop; another leads to its home, none shows the page that was asked for',
        missing: 'shown',
        wrong: 'done',
      },
      { ...OWN_NONCE, what: 'printed with the link, good for this visitor' },
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
    what: 'Says where to.',
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
        what: 'one of the seven emirates by its code or its name',
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
