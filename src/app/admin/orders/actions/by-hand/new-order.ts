import { z } from 'zod';
import { type ActionCall, type ActionRefusal, readAction, writeAction } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { parseMobile } from '#kernel/address/phone.ts';
import type { OrderId } from '#kernel/ids.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { NOT_OF_AGE } from '../order-eligibility.ts';
import {
  customerId,
  customItemInput,
  deliveryAddress,
  fils,
  listOf,
  manualDiscount,
  mobile,
  optionalEmail,
  promotionCodes,
  reason,
  requestedProduct,
} from '../order-fields.ts';
import { type JudgedByHand, judgeByHand, refusalOfProductNames } from './order-by-hand.ts';

const MOST_FOUND = 12;

const choosing = {
  lines: listOf(requestedProduct),
  ownLines: listOf(customItemInput).default([]),
  codes: promotionCodes.default([]),
  discount: manualDiscount.nullable().default(null),
  deliveryId: z.string().max(60),
  slotId: z.string().max(40).default(''),
  deliveryCost: fils.nullable(),
  customerId: customerId.nullable(),
  isOfAge: z.boolean(),
};

const search = z.object({ q: z.string().trim().max(200) });

const creating = z
  .object({
    ...choosing,
    email: optionalEmail,
    phone: mobile,
    language: z.enum(LANGUAGES),
    address: deliveryAddress,
    company: z.string().trim().max(120, 'too-long'),
    trn: z.union([z.literal(''), z.string().regex(/^\d{15}$/, 'trn')]),
    note: z.string().trim().max(1000, 'too-long'),
    paymentMethod: z.enum(PAYMENT_CODES, 'missing'),
    status: z.enum(['pending', 'on-hold', 'confirmed']),
    reason,
    /** The total that the staff member saw, in fils; null skips the comparison. */
    seenTotal: z.int().min(0).nullable(),
    key: z.uuid(),
  })
  .refine(({ lines, ownLines }) => lines.length + ownLines.length > 0, { path: ['lines'], error: 'missing' });

type Delivery = Parameters<ActionCall['shop']['orders']['create']>[0]['delivery'];

/** The delivery of the order, or the first reason why it is refused. */
function readyToCreate(
  { rate, slots, slot, totals, ageRule, against, refused }: JudgedByHand,
  { isOfAge, seenTotal }: { isOfAge: boolean; seenTotal: number | null },
): Outcome<Delivery, ActionRefusal> {
  const [idle] = refused;
  if (rate === null) return refuse({ code: 'checkout.no-delivery' });
  if (ageRule !== null && !isOfAge) return refuse(NOT_OF_AGE);
  if (against !== null) return refuse(against);
  if (idle !== undefined) return refuse(idle.refusal);
  if (slots.length > 0 && slot === null) return refuse({ code: 'orders.slot-gone' });
  if (seenTotal !== null && seenTotal !== totals.total.minor) return refuse({ code: 'admin.totals-changed' });
  const { id, code, title, arrivesOn } = rate;
  if (slot === null) return done({ id, code, title, arrivesOn, slot });
  const { id: slotId, from, to } = slot;
  return done({ id, code, title, arrivesOn: from, slot: { id: slotId, from, to } });
}

type Created = Outcome<{ id: OrderId }, ActionRefusal>;

/** Idempotent: a form that is sent again returns its order, even if the rules would now refuse it. */
async function createOnce(
  { shop }: ActionCall,
  key: string,
  create: () => Promise<Created>,
): Promise<Created> {
  const earlier = await shop.orders.findByKey(key);
  if (earlier !== null) return done({ id: earlier.id });
  const created = await create();
  // A concurrent request with the same key may have taken the last item or slot.
  const other = created.ok ? null : await shop.orders.findByKey(key);
  return other === null ? created : done({ id: other.id });
}

async function createJudged({ shop, member }: ActionCall, sent: z.output<typeof creating>): Promise<Created> {
  const { key, reason: why, deliveryId: _id, deliveryCost: _cost, isOfAge: _age, ...order } = sent;
  const judged = await judgeByHand({ shop }, { ...sent, emirate: order.address.emirate });
  if (!judged.ok) return judged;
  const { totals, ageRule } = judged.value;
  const ready = readyToCreate(judged.value, sent);
  if (!ready.ok) return ready;
  const product = await refusalOfProductNames({ shop }, sent);
  if (product !== null) return refuse(product);
  const created = await shop.orders.create({
    ...order,
    language: order.language satisfies Language,
    delivery: ready.value,
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
}

/** Manual orders, subject to the rules of the checkout. Source: OR-03 */
export const newOrderActions = {
  /** Searches purchasable products by name or SKU; of variable products it returns each variation. */
  'orders.find-products': readAction({
    need: 'orders.change',
    input: search,
    run: async ({ shop }, { q }) => done(q === '' ? [] : await shop.catalogue.forSale(q, MOST_FOUND)),
  }),
  'orders.find-customers': readAction({
    need: 'orders.change',
    input: search,
    run: async ({ shop }, { q }) => {
      const customers = q === '' ? [] : (await shop.customers.staff.find(q)).slice(0, MOST_FOUND);
      const withPlaces = customers.map(async (customer) => ({
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
  /** Calculates the totals of an order. */
  'orders.quote': readAction({
    need: 'orders.change',
    input: z.object({
      ...choosing,
      /** As typed, possibly incomplete. */
      email: z.string().max(254).default(''),
      phone: z
        .string()
        .max(40)
        .default('')
        .transform((typed) => parseMobile(typed) ?? ''),
      emirate: z.enum(EMIRATES).nullable(),
      paymentMethod: z.enum(PAYMENT_CODES).nullable(),
    }),
    run: async (call, wanted) => {
      const judged = await judgeByHand(call, wanted);
      if (!judged.ok) return judged;
      const { against, refused, ...quote } = judged.value;
      const words = against === null ? null : refusalText(against, call.language);
      const idleCodes = refused.map(({ code, refusal }) => ({
        code,
        words: refusalText(refusal, call.language),
      }));
      return done({ ...quote, idleCodes, against: words });
    },
  }),
  'orders.create': writeAction({
    need: 'orders.change',
    input: creating,
    run: async (call, sent) => {
      const created = await createOnce(call, `staff-${sent.key}`, () => createJudged(call, sent));
      if (created.ok) await call.shop.orders.drafts.ordered(sent.key);
      return created;
    },
  }),
};
