import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import type { ReturnId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type By, type OrderRefusal, type OrderReturn, planAmount, planRefund } from '#shop/orders';
import { checkInWords, firstRefusal, planExchange } from './check-order-change.ts';
import {
  fils,
  linePosition,
  listOf,
  orderId,
  quantity,
  reason,
  refundId,
  requestedProduct,
  returnId,
  version,
} from './order-fields.ts';

const requested = z.object({
  id: orderId,
  lines: listOf(z.object({ position: linePosition, quantity, isRestocked: z.boolean() })),
  delivery: fils,
  giftWrap: fils.optional(),
  fee: fils,
});

const amount = z.object({ id: orderId, amount: fils });
const form = { reason: reason.min(1, 'missing'), version, key: z.uuid() };

type Deciding = (call: ActionCall, id: ReturnId, by: By) => Promise<Outcome<OrderReturn, OrderRefusal>>;

const decided = z.object({ id: returnId, reason });

/** An action that decides on a return. */
function deciding(decide: Deciding) {
  return writeAction({
    need: 'orders.change',
    input: decided,
    about: ({ id }) => `return:${id}`,
    run: async (call, { id, reason: why }) => {
      const outcome = await decide(call, id, { actor: call.member.name, reason: why });
      return outcome.ok ? done({ state: outcome.value.state }) : refuse(outcome.refusal);
    },
  });
}

/** Refunds and returns. Source: OR-04, OR-05 */
export const refundsActions = {
  /** Calculates a refund. */
  'refunds.preview': readAction({
    need: 'orders.refund',
    input: requested,
    run: ({ shop }, { id, ...wanted }) =>
      shop.orders.refunds.preview(id, (order) => planRefund(order, wanted)),
  }),
  'refunds.make': writeAction({
    need: 'orders.refund',
    input: requested.extend(form),
    about: ({ id }) => `order:${id}`,
    run: async ({ shop, member }, { id, key, ...wanted }) => {
      const refunded = await shop.orders.refund(id, { ...wanted, actor: member.name, idempotencyKey: key });
      return refunded.ok
        ? done({ total: refunded.value.total, state: refunded.value.state })
        : refuse(refunded.refusal);
    },
  }),
  'refunds.preview-amount': readAction({
    need: 'orders.refund',
    input: amount,
    run: ({ shop }, { id, amount: wanted }) =>
      shop.orders.refunds.preview(id, (order) => planAmount(order, wanted)),
  }),
  'refunds.make-amount': writeAction({
    need: 'orders.refund',
    input: amount.extend(form),
    about: ({ id }) => `order:${id}`,
    run: async ({ shop, member }, { id, key, ...wanted }) => {
      const by = { actor: member.name, idempotencyKey: key };
      const refunded = await shop.orders.refunds.byAmount(id, { ...wanted, ...by });
      return refunded.ok
        ? done({ total: refunded.value.total, state: refunded.value.state })
        : refuse(refunded.refusal);
    },
  }),
  'refunds.pay-difference': writeAction({
    need: 'orders.refund',
    input: z.object({ id: orderId, reason: reason.min(1, 'missing') }),
    about: ({ id }) => `order:${id}`,
    run: async ({ shop, member }, { id, reason: why }) => {
      const paid = await shop.orders.refunds.payOutDifference(id, { actor: member.name, reason: why });
      return paid.ok ? done(null) : refuse(paid.refusal);
    },
  }),
  'refunds.waiting': readAction({
    need: 'payments.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.orders.refunds.byHand()),
  }),
  'refunds.mark-paid': writeAction({
    need: 'orders.refund',
    input: z.object({ id: refundId, reference: z.string().trim().min(1, 'missing').max(120) }),
    about: ({ id }) => `refund:${id}`,
    run: async ({ shop }, { id, reference }) => {
      const marked = await shop.orders.refunds.markPaidOut(id, reference);
      return marked.ok ? done(null) : refuse(marked.refusal);
    },
  }),
  'returns.approve': deciding(({ shop }, id, by) => shop.orders.returns.approve(id, by)),
  'returns.refuse': deciding(({ shop }, id, by) => shop.orders.returns.refuse(id, by)),
  'returns.receive': deciding(({ shop }, id, by) => shop.orders.returns.receive(id, by)),
  'returns.refund': writeAction({
    need: 'orders.refund',
    input: decided.extend({ isRestocked: z.boolean(), delivery: fils }),
    about: ({ id }) => `return:${id}`,
    run: async ({ shop, member }, { id, reason: why, ...how }) => {
      const refunded = await shop.orders.returns.refund(id, { ...how, actor: member.name, reason: why });
      return refunded.ok ? done({ state: refunded.value.state }) : refuse(refunded.refusal);
    },
  }),
  /** Calculates an exchange, and checks the items that are sent out. */
  'returns.preview-exchange': readAction({
    need: 'orders.refund',
    input: z.object({ id: returnId, lines: listOf(requestedProduct).min(1, 'missing') }),
    run: async (call, { id, lines: wanted }) => {
      const plan = await planExchange(call, { id, wanted });
      if (!plan.ok) return refuse(plan.refusal);
      const { judged, difference } = plan.value;
      return done({ difference, ...checkInWords(judged, call.language) });
    },
  }),
  'returns.exchange': writeAction({
    need: 'orders.refund',
    input: decided.extend({
      isRestocked: z.boolean(),
      version,
      lines: listOf(requestedProduct).min(1, 'missing'),
      /** Whether the customer has confirmed the age that the new items require. */
      isOfAge: z.boolean().default(false),
    }),
    about: ({ id }) => `return:${id}`,
    run: async (call, { id, reason: why, isOfAge, ...how }) => {
      const plan = await planExchange(call, { id, wanted: how.lines });
      if (!plan.ok) return refuse(plan.refusal);
      const { judged, version: stands } = plan.value;
      // The exchange itself refuses another version.
      const against = stands === how.version ? firstRefusal(judged, { isOfAge }) : null;
      if (against !== null) return refuse(against);
      const by = { actor: call.member.name, reason: why, isAgeConfirmed: judged.ageRule !== null };
      const exchanged = await call.shop.orders.returns.exchange(id, { ...how, ...by });
      return exchanged.ok ? done({ orderId: exchanged.value.exchangeOrderId }) : refuse(exchanged.refusal);
    },
  }),
};
