import { z } from 'zod';
import type { AnswerDescription, FieldDescription } from '../description.ts';

export const PAGE_TYPE = 'text/html; charset=utf-8';
export const page = z.string().describe('the page that was asked for');
export const nowhere = z.literal('');

export const OWN_NONCE: FieldDescription = {
  name: '_wpnonce',
  kind: 'nonce',
  what: "printed with the link, valid for this visitor's cart",
  missing: 'nothing',
  wrong: 'nothing',
};

export const NOTHING: AnswerDescription = {
  when: 'there is nothing to do; the cart is unchanged',
  status: 200,
  type: PAGE_TYPE,
  body: page,
};

export const BACK: AnswerDescription = {
  when: 'it is done, or refused; with a notice on the next page',
  status: 302,
  type: PAGE_TYPE,
  body: nowhere,
  cookies: 'cart',
  location: 'where the browser came from; a GET that does not say so is answered with its page',
};

export const SHOWN: AnswerDescription = {
  when: 'it is done, or refused; with a notice on the page',
  status: 200,
  type: PAGE_TYPE,
  body: page,
  cookies: 'cart',
};

/** The fields of a product form besides the quantity. */
export const CHOSEN: readonly FieldDescription[] = [
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
