import { z } from 'zod';
import { EMIRATES } from '#kernel/emirate.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import {
  customerId,
  deliveryAddress,
  email,
  fils,
  listOf,
  mobile,
  reason,
  wantedGoods,
} from './order-fields.ts';
import { change, look } from './verb.ts';

const MOST_FOUND = 12;

const choosing = {
  lines: listOf(wantedGoods),
  deliveryId: z.string().max(60),
  deliveryCost: fils.nullable(),
};

const search = z.object({ q: z.string().trim().max(200) });

/** An order that staff writes down for somebody. Source: OR-03 */
export const newOrderVerbs = {
  /** Goods that can be sold, by a part of their name or SKU; of variable ones each variation. */
  'orders.find-goods': look({
    need: 'orders.change',
    input: search,
    run: async ({ shop }, { q }) => done(q === '' ? [] : await shop.catalogue.forSale(q, MOST_FOUND)),
  }),
  'orders.find-customers': look({
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
  'orders.quote': look({
    need: 'orders.change',
    input: z.object({ ...choosing, emirate: z.enum(EMIRATES).nullable() }),
    run: async ({ shop }, wanted) => {
      const quoted = await shop.orders.quote(wanted);
      if (!quoted.ok) return refuse(quoted.refusal);
      const { lines, totals } = quoted.value;
      const settings = await shop.settings.all();
      const classes = [...new Set(lines.map((line) => line.class))];
      const { emirate } = wanted;
      const methods = await shop.payments.explain({
        classes,
        emirate,
        total: minus(totals.total, totals.fee),
        needsDelivery: true,
        device: null,
        ruledOut: classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []),
      });
      return done({ ...quoted.value, methods });
    },
  }),
  'orders.create': change({
    need: 'orders.change',
    input: z.object({
      ...choosing,
      lines: listOf(wantedGoods).min(1, 'missing'),
      customerId: customerId.nullable(),
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
      key: z.uuid(),
    }),
    run: async ({ shop, member }, { key, reason: why, deliveryId, deliveryCost, ...order }) => {
      const { lines, address } = order;
      const quoted = await shop.orders.quote({ lines, emirate: address.emirate, deliveryId, deliveryCost });
      if (!quoted.ok) return refuse(quoted.refusal);
      const { rate, totals } = quoted.value;
      if (rate === null) return refuse({ code: 'checkout.no-delivery' });
      const { id, code, title, arrivesOn } = rate;
      const created = await shop.orders.create({
        ...order,
        language: order.language satisfies Language,
        delivery: { id, code, title, arrivesOn, slot: null },
        deliveryCost: totals.delivery,
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
