import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { wordIn } from '#admin-actions/id-input.ts';
import type { Shop } from '#composition/shop.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { minus } from '#kernel/money.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import {
  differenceOf,
  LONGEST_TAG,
  MOST_TAGS,
  ORDER_SORTS,
  ORDER_STATUSES,
  type Order,
  PAYMENT_STATES,
  paymentStateOf,
  REPORT_FILTERS,
  SHIPPING_NEEDS,
  STAFF_PAGE,
  type StaffFilter,
} from '#shop/orders';
import { orderId } from './order-fields.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .nullable()
  .catch(null)
  .default(null);

/** The filter of the list; invalid values are ignored. */
const filter = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  status: wordIn(ORDER_STATUSES, null),
  method: z.string().max(40).nullable().catch(null).default(null),
  emirate: wordIn(EMIRATES, null),
  payment: wordIn(PAYMENT_STATES, null),
  tag: z.string().trim().min(1).max(LONGEST_TAG).nullable().catch(null).default(null),
  from: day,
  to: day,
  shipping: wordIn(SHIPPING_NEEDS, null),
  return: wordIn(['open'], null),
  /** Orders that a report counts: sales, or refunds made in this period. */
  counted: wordIn(REPORT_FILTERS, null),
});

function toQuery(shop: Shop, sought: z.output<typeof filter>): StaffFilter {
  const { q, status, method, emirate, payment, tag, from, to, counted, shipping } = sought;
  return {
    payment,
    tag,
    counted,
    shipping,
    text: q,
    status,
    paymentMethod: method,
    emirate,
    from: from === null ? null : shop.catalogue.momentOf(from, 'start'),
    to: to === null ? null : shop.catalogue.momentOf(to, 'end'),
    hasOpenReturn: sought.return === 'open',
  };
}

const MOST_AT_ONCE = 200;
const tags = z.array(z.string().trim().min(1, 'missing').max(LONGEST_TAG, 'too-long')).max(MOST_TAGS);

/** The data of a row in the list. */
function toListed(order: Order, tags: readonly string[]) {
  const { id, status, placedAt, email, phone, address, company, paymentMethod, totals, origin } = order;
  return {
    id,
    oldNumber: order.oldShop?.number ?? null,
    status,
    placedAt,
    email,
    phone,
    origin,
    company,
    name: `${address.firstName} ${address.lastName}`.trim(),
    emirate: address.emirate,
    paymentMethod,
    payment: paymentStateOf(order),
    tags,
    total: totals.total,
    paid: minus(order.money.paid, order.money.refunded),
    difference: differenceOf(order),
    pieces: order.lines.reduce((all, { quantity }) => all + quantity, 0),
  };
}

/** The list of orders. Source: OR-03 */
export const ordersListActions = {
  'orders.list': readAction({
    need: 'orders.see',
    input: filter.extend({
      sort: wordIn(ORDER_SORTS, '-placed'),
      page: z.int().min(1).max(100_000).catch(1).default(1),
    }),
    run: async ({ shop }, { sort, page, ...rest }) => {
      const { orders, versions, total } = await shop.orders.list({ ...toQuery(shop, rest), sort, page });
      const tags = await shop.orders.tags.of(orders.map(({ id }) => id));
      const listed = orders.map((order) => ({
        ...toListed(order, tags.get(order.id) ?? []),
        version: versions.get(order.id) ?? 0,
      }));
      return done({
        orders: listed,
        total,
        page,
        perPage: STAFF_PAGE,
        allTags: await shop.orders.tags.all(),
      });
    },
  }),
  /** Tags one or several orders. */
  'orders.tag': writeAction({
    need: 'orders.change',
    input: z.object({ ids: z.array(orderId).min(1).max(MOST_AT_ONCE), add: tags, remove: tags }),
    about: ({ ids }) => cutText(ids.map((id) => `order:${id}`).join(' '), 120),
    run: async ({ shop }, { ids, ...change }) => {
      const changed = await shop.orders.tags.change(ids, change);
      return changed.ok ? done({ changed: changed.value }) : refuse(changed.refusal);
    },
  }),
  /** A write action, since the audit log records each export with its filter. */
  'orders.export': writeAction({
    need: 'orders.see',
    input: filter,
    run: async ({ shop }, input) => done(shop.orders.stream(toQuery(shop, input))),
  }),
};
