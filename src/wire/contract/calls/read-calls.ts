import { z } from 'zod';
import { type CallDescription, HTML_TYPE, JSON_TYPE, ofEndpoint } from '../description.ts';
import { cartTotals, customerLocation, fragmentsAnswer, variation, visitorRoles } from '../shapes.ts';

/** Read-only calls. */
export const looking = {
  get_refreshed_fragments: {
    what: 'The current cart.',
    method: 'GET or POST',
    addresses: ofEndpoint('get_refreshed_fragments'),
    fields: [{ name: 'time', kind: 'ignored', what: 'milliseconds', missing: 'done', wrong: 'done' }],
    answers: {
      done: { when: 'always', status: 200, type: JSON_TYPE, body: fragmentsAnswer, cookies: 'values' },
    },
    weight: 'read',
    speaks: 'json',
    rows: 'FC-01, CA-04',
  },
  get_cart_totals: {
    what: "The cart's sums.",
    method: 'GET or POST',
    addresses: ofEndpoint('get_cart_totals'),
    fields: [],
    answers: { done: { when: 'always', status: 200, type: HTML_TYPE, body: cartTotals, cookies: 'values' } },
    weight: 'read',
    speaks: 'html',
    rows: 'CA-07',
  },
  get_variation: {
    what: 'A variation by its options.',
    method: 'POST',
    addresses: ofEndpoint('get_variation'),
    fields: [
      { name: 'product_id', kind: 'id', missing: 'none', wrong: 'none' },
      { name: 'attribute_<name>', kind: 'text', what: 'a chosen option', missing: 'none', wrong: 'none' },
    ],
    answers: {
      done: { when: 'the choice matches a variation', status: 200, type: JSON_TYPE, body: variation },
      none: { when: 'it matches none', status: 200, type: JSON_TYPE, body: z.literal(false) },
    },
    weight: 'read',
    speaks: 'json',
    rows: 'ST-05',
  },
  get_customer_location: {
    what: 'A digest of the pricing country.',
    method: 'GET or POST',
    addresses: ofEndpoint('get_customer_location'),
    fields: [],
    answers: { done: { when: 'always', status: 200, type: JSON_TYPE, body: customerLocation } },
    weight: 'read',
    speaks: 'json',
    rows: 'CA-07',
  },
  jamra_get_visitor: {
    what: 'The roles of whoever is signed in, and what popups go by of the cart and the orders.',
    method: 'GET or POST',
    addresses: ofEndpoint('jamra_get_visitor'),
    fields: [],
    answers: { done: { when: 'always', status: 200, type: JSON_TYPE, body: visitorRoles } },
    weight: 'read',
    speaks: 'json',
    rows: 'PT-13, PT-14, PT-15',
  },
} as const satisfies Record<string, CallDescription>;
