import { type CallDescription, HTML_TYPE, JSON_TYPE, ofEndpoint } from '../description.ts';
import {
  emptyBody,
  fragmentsAnswer,
  noSuchProduct,
  nothingDone,
  ownFragmentsAnswer,
  ownRefusal,
  refusedAdd,
} from '../shapes.ts';
import { ACTION } from './line-calls.ts';

const CHOICE = [
  {
    name: 'variation_id',
    kind: 'id',
    what: 'the variation of a variable product',
    missing: 'done',
    wrong: 'done',
  },
  { name: 'attribute_<name>', kind: 'text', what: 'a chosen option', missing: 'done', wrong: 'done' },
  {
    name: 'bundle_variation_id_<id>',
    kind: 'id',
    what: "the variation of a bundle's part; left out, the one that is chosen first",
    missing: 'done',
    wrong: 'done',
  },
] as const;

/** The two add-to-cart calls. */
export const adding = {
  custom_add_to_cart: {
    what: "The site's own add.",
    method: 'POST',
    addresses: ['/wp-admin/admin-ajax.php with action=custom_add_to_cart'],
    fields: [
      { name: 'product_id', kind: 'id', missing: 'nothing', wrong: 'nothing' },
      { name: 'quantity', kind: 'quantity', missing: 'done', wrong: 'refused' },
      ...CHOICE,
      {
        name: 'nonce',
        kind: 'ignored',
        what: 'an expired one is accepted, since pages are cached; the origin is checked instead',
        missing: 'done',
        wrong: 'done',
      },
      ACTION,
    ],
    answers: {
      done: {
        when: 'it was added',
        status: 200,
        type: JSON_TYPE,
        body: ownFragmentsAnswer,
        cookies: 'cart',
      },
      refused: { when: 'it is refused', status: 200, type: JSON_TYPE, body: ownRefusal },
      nothing: {
        when: 'the product is missing',
        status: 200,
        type: JSON_TYPE,
        body: nothingDone,
      },
    },
    weight: 'change',
    speaks: 'json',
    rows: 'AS-02, AS-06, AS-10, AS-13, CA-01',
  },
  add_to_cart: {
    what: "The standard add; sends all of the button's data attributes.",
    method: 'POST',
    addresses: ofEndpoint('add_to_cart'),
    fields: [
      {
        name: 'product_id',
        kind: 'absoluteId',
        what: "or a variation's",
        missing: 'nothing',
        wrong: 'unknown',
      },
      { name: 'quantity', kind: 'quantity', missing: 'done', wrong: 'refused' },
      ...CHOICE,
      { name: 'product_sku', kind: 'ignored', missing: 'done', wrong: 'done' },
      { name: 'success_message', kind: 'ignored', missing: 'done', wrong: 'done' },
      ACTION,
    ],
    answers: {
      done: {
        when: 'it was added',
        status: 200,
        type: JSON_TYPE,
        body: fragmentsAnswer,
        cookies: 'cart',
      },
      refused: {
        when: 'it is refused; the reason is a notice on the next page',
        status: 200,
        type: JSON_TYPE,
        body: refusedAdd,
        cookies: 'notices',
      },
      unknown: {
        when: 'the product id is invalid',
        status: 200,
        type: JSON_TYPE,
        body: noSuchProduct,
      },
      nothing: { when: 'product_id is missing', status: 200, type: HTML_TYPE, body: emptyBody },
    },
    weight: 'change',
    speaks: 'json',
    rows: 'AD-01 … AD-09, CA-02, SV-01, SV-03',
  },
} as const satisfies Record<string, CallDescription>;
