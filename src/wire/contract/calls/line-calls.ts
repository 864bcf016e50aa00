import { type CallDescription, JSON_TYPE, ofEndpoint } from '../description.ts';
import { fragmentsAnswer, nothingDone, refusedLine } from '../shapes.ts';

const LINE = { name: 'cart_item_key', kind: 'key', missing: 'refused', wrong: 'refused' } as const;
/** Source: QU */
export const ACTION = {
  name: 'jamra_action_id',
  kind: 'ignored',
  what: 'idempotency key of the browser: a repeated call changes nothing',
  missing: 'done',
  wrong: 'done',
} as const;

const LINE_ANSWERS = {
  done: { when: 'the change is made', status: 200, type: JSON_TYPE, body: fragmentsAnswer, cookies: 'cart' },
  refused: {
    when: 'the change is refused; with the unchanged cart',
    status: 200,
    type: JSON_TYPE,
    body: refusedLine,
    cookies: 'values',
  },
} as const;

const KEY = { name: 'cart_item_key', kind: 'key', missing: 'unknown', wrong: 'unknown' } as const;

/** Calls that change cart lines. */
export const changing = {
  remove_from_cart: {
    what: 'Removes a line; it can be restored.',
    method: 'POST',
    addresses: ofEndpoint('remove_from_cart'),
    fields: [KEY, ACTION],
    answers: {
      done: {
        when: 'the line is removed',
        status: 200,
        type: JSON_TYPE,
        body: fragmentsAnswer,
        cookies: 'cart',
      },
      unknown: { when: 'the cart has no such line', status: 200, type: JSON_TYPE, body: nothingDone },
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
