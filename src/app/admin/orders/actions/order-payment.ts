import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import type { OrderId } from '#kernel/ids.ts';
import { minus, plus } from '#kernel/money.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { PAYMENT_CODES } from '#shop/payments';
import { orderId, reason, version } from './order-fields.ts';

const about = ({ id }: { id: OrderId }) => `order:${id}`;

/** Actions on the payment of an order. Source: OR-02, OR-03, PM-04 */
export const paymentActions = {
  /** The payment methods of an unpaid order, each with the resulting total and status. */
  'orders.payment-choices': readAction({
    need: 'orders.change',
    input: z.object({ id: orderId }),
    run: async ({ shop, language }, { id }) => {
      const paymentChoices = await shop.checkout.paymentChoices(id);
      if (!paymentChoices.ok) return refuse(paymentChoices.refusal);
      const { order, choices } = paymentChoices.value;
      return done(
        choices.map(({ against, ...choice }) => ({
          ...choice,
          against: against === null ? null : refusalText(against, language),
          total: plus(minus(order.totals.total, order.totals.fee), choice.fee),
        })),
      );
    },
  }),
  'orders.change-payment': writeAction({
    need: 'orders.change',
    input: z.object({ id: orderId, method: z.enum(PAYMENT_CODES, 'missing'), reason, version }),
    about,
    run: async ({ shop, member }, { id, method: code, ...how }) => {
      const changed = await shop.checkout.changePayment({ id, code, ...how, actor: member.name });
      if (!changed.ok) return refuse(changed.refusal);
      return done({ status: changed.value.status, total: changed.value.totals.total });
    },
  }),
  'orders.mark-paid': writeAction({
    need: 'orders.change',
    input: z.object({ id: orderId, reason, version }),
    about,
    run: async ({ shop, member }, { id, ...how }) => {
      const marked = await shop.orders.markPaid(id, { ...how, actor: member.name });
      return marked.ok ? done({ status: marked.value.status }) : refuse(marked.refusal);
    },
  }),
  'orders.undo-payment': writeAction({
    need: 'orders.change',
    input: z.object({ id: orderId, reason: reason.min(1, 'missing'), version }),
    about,
    run: async ({ shop, member }, { id, ...how }) => {
      const undone = await shop.orders.undoPayment(id, { ...how, actor: member.name });
      return undone.ok ? done({ status: undone.value.status }) : refuse(undone.refusal);
    },
  }),
};
