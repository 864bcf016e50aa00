import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { judgeByHand } from './order-by-hand.ts';
import {
  customerId,
  deliveryAddress,
  email,
  fils,
  listOf,
  mobile,
  reason,
  requestedProduct,
} from './order-fields.ts';

const MOST_FOUND = 12;

const choosing = {
  lines: listOf(requestedProduct),
  deliveryId: z.string().max(60),
  deliveryCost: fils.nullable(),
  customerId: customerId.nullable(),
  isOfAge: z.boolean(),
};

const search = z.object({ q: z.string().trim().max(200) });

/** The box beside the age is a field like any other. */
const NOT_OF_AGE = Object.assign({ code: 'admin.unreadable' as const }, { problems: { isOfAge: 'age' } });

/** An order that staff writes down for somebody; it keeps to the rules of the checkout. Source: OR-03 */
export const newOrderActions = {
  /** Goods that can be sold, by a part of their name or SKU; of variable ones each variation. */
  'orders.find-goods': readAction({
    need: 'orders.change',
    input: search,
    run: async ({ shop }, { q }) => done(q === '' ? [] : await shop.catalogue.forSale(q, MOST_FOUND)),
  }),
  'orders.find-customers': readAction({
    need: 'orders.change',
    input: search,
    run: async ({ shop }, { q }) => {
      const found = q === '' ? [] : (await shop.customers.staff.find(q)).slice(0, MOST_FOUND);
      const withPlaces = found.map(async (customer) => ({
        id: customer.id,
        email: customer.email,
        firstName: customer.firstName,
        lastName: customer.lastName,
        phone: customer.phone,
        language: customer.language,
        company: customer.company,
        trn: customer.trn,
        addresses: await shop.customers.addresses.list(customer.id),
      }));
      return done(await Promise.all(withPlaces));
    },
  }),
  /** What it would come to; all sums are the server's. */
  'orders.quote': readAction({
    need: 'orders.change',
    input: z.object({
      ...choosing,
      emirate: z.enum(EMIRATES).nullable(),
      paymentMethod: z.enum(PAYMENT_CODES).nullable(),
    }),
    run: async (call, wanted) => {
      const judged = await judgeByHand(call, wanted);
      if (!judged.ok) return judged;
      const { against, ...quote } = judged.value;
      const words = against === null ? null : refusalText(against, call.language);
      return done({ ...quote, against: words });
    },
  }),
  'orders.create': writeAction({
    need: 'orders.change',
    input: z.object({
      ...choosing,
      lines: listOf(requestedProduct).min(1, 'missing'),
      email,
      phone: mobile,
      language: z.enum(LANGUAGES),
      address: deliveryAddress,
      company: z.string().trim().max(120, 'too-long'),
      trn: z.union([z.literal(''), z.string().regex(/^\d{15}$/, 'trn')]),
      note: z.string().trim().max(1000, 'too-long'),
      paymentMethod: z.enum(PAYMENT_CODES, 'missing'),
      status: z.enum(['pending', 'on-hold', 'confirmed']),
      reason,
      /** What whoever presses the button has seen, in fils; null skips the comparison. */
      seenTotal: z.int().min(0).nullable(),
      key: z.uuid(),
    }),
    run: async ({ shop, member }, sent) => {
      const { key, reason: why, seenTotal, deliveryId: _id, deliveryCost: _cost, isOfAge, ...order } = sent;
      const judged = await judgeByHand({ shop }, { ...sent, emirate: order.address.emirate });
      if (!judged.ok) return judged;
      const { rate, totals, ageRule, against } = judged.value;
      if (rate === null) return refuse({ code: 'checkout.no-delivery' });
      if (ageRule !== null && !isOfAge) return refuse(NOT_OF_AGE);
      if (against !== null) return refuse(against);
      if (seenTotal !== null && seenTotal !== totals.total.minor)
        return refuse({ code: 'admin.totals-changed' });
      const { id, code, title, arrivesOn } = rate;
      const created = await shop.orders.create({
        ...order,
        language: order.language satisfies Language,
        delivery: { id, code, title, arrivesOn, slot: null },
        deliveryCost: totals.delivery,
        fee: totals.fee,
        isAgeConfirmed: ageRule !== null,
        origin: 'staff',
        originOrderId: null,
        actor: member.name,
        reason: why,
        idempotencyKey: `staff-${key}`,
      });
      return created.ok ? done({ id: created.value.id }) : refuse(created.refusal);
    },
  }),
};
