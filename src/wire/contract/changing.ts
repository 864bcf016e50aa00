import { type CallDescription, JSON_TYPE, ofEndpoint } from './description.ts';
import { fragmentsAnswer, nothingDone, refusedLine } from './shapes.ts';

const LINE = { name: 'cart_item_key', kind: 'key', missing: 'refused', wrong: 'refused' } as const;
/** Source: QU */
export const ACTION = {
  name: 'jamra_action_id',
  kind: 'ignored',
  what: 'made by the browser for this one change: sent again, the change is done already',
  missing: 'done',
  wrong: 'done',
} as const;

const LINE_ANSWERS = {
  done: { when: 'it is so', status: 200, type: JSON_TYPE, body: fragmentsAnswer, cookies: 'cart' },
  refused: {
    when: 'the shop says no; the cart comes as it still is',
    status: 200,
    type: JSON_TYPE,
    body: refusedLine,
    cookies: 'values',
  },
} as const;

const KEY = { name: 'cart_item_key', kind: 'key', missing: 'unknown', wrong: 'unknown' } as const;

/** What scripts do to lines that are in the cart. */
export const changing = {
  remove_from_cart: {
    what: 'Takes a line out; it can be brought back.',
    method: 'POST',
    addresses: ofEndpoint('remove_from_cart'),
    fields: [KEY, ACTION],
    answers: {
      done: { when: 'the line is out', status: 200, type: JSON_TYPE, body: fragmentsAnswer, cookies: 'cart' },
      unknown: { when: 'this cart has no such line', status: 200, type: JSON_TYPE, body: nothingDone },
    },
    weight: 'change',
    speaks: 'json',
    rows: 'RM-01 … RM-05, CA-03',
  },
  jamra_restore_item: {
    what: "Brings a removed line back with its quantity; the drawer's own.",
    method: 'POST',
    addresses: ofEndpoint('jamra_restore_item'),
    fields: [LINE, ACTION],
    answers: LINE_ANSWERS,
    weight: 'change',
    speaks: 'json',
    rows: 'MC-06',
  },
  jamra_set_quantity: {
    what: "Sets the quantity of one line, 0 to take it out; the drawer's own.",
    method: 'POST',
    addresses: ofEndpoint('jamra_set_quantity'),
    fields: [LINE, { name: 'quantity', kind: 'count', missing: 'refused', wrong: 'refused' }, ACTION],
    answers: LINE_ANSWERS,
    weight: 'change',
    speaks: 'json',
    rows: 'MC-06',
  },
} as const satisfies Record<string, CallDescription>;
