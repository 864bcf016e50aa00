import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { wordIn } from '#admin-actions/id-input.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { DEVICE_MODES } from '#kernel/web/device-mode.ts';
import { PAYMENT_STATES } from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import { fils, paymentId, reason } from '../orders/actions/order-fields.ts';

const CLASSES = ['tobacco', 'device', 'accessory', 'other'] as const;

/** Payments, and why payment methods are available or not. Source: PM-04, PM-05, PM-06 */
export const actions = {
  'payments.list': readAction({
    need: 'payments.see',
    input: z.object({
      state: wordIn(PAYMENT_STATES, null),
      /** An order number. */
      q: z.string().trim().max(20).catch('').default(''),
      page: z.int().min(1).max(100_000).catch(1).default(1),
    }),
    run: async ({ shop }, { state, q, page }) => {
      const orderId = parseOrderId(q);
      if (q !== '' && orderId === null) return done({ payments: [], page: 1, hasMore: false });
      return done(await shop.payments.staff.list({ state, orderId, page }));
    },
  }),
  'payments.mismatches': readAction({
    need: 'payments.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.payments.staff.mismatches()),
  }),
  /** Reconciles all payments with the provider now, in addition to the nightly run. */
  'payments.reconcile': writeAction({
    need: 'orders.refund',
    input: z.object({}),
    run: async ({ shop }) => done({ found: (await shop.payments.reconcileAndKeep()).length }),
  }),
  /** Tests all payment methods on a cart. */
  'payments.explain': readAction({
    need: 'payments.see',
    input: z.object({
      classes: z.array(z.enum(CLASSES)).max(CLASSES.length),
      total: fils,
      emirate: z.enum(EMIRATES).nullable(),
      device: z.enum(DEVICE_MODES).nullable(),
      needsDelivery: z.boolean(),
    }),
    run: async ({ shop }, facts) => {
      const settings = await shop.settings.all();
      const ruledOut = facts.classes.flatMap(
        (one) => ruleFor(one, facts.emirate, settings)?.forbidsPayment ?? [],
      );
      return done(await shop.payments.explain({ ...facts, ruledOut }));
    },
  }),
  'payments.capture': writeAction({
    need: 'orders.refund',
    input: z.object({ id: paymentId, amount: fils.nullable(), reason: reason.min(1, 'missing') }),
    about: ({ id }) => `payment:${id}`,
    run: async ({ shop, member }, { id, amount, reason: why }) => {
      const taken = await shop.payments.staff.capture(id, { amount, actor: member.name, reason: why });
      return taken.ok ? done({ state: taken.value.state }) : refuse(taken.refusal);
    },
  }),
  'payments.void': writeAction({
    need: 'orders.refund',
    input: z.object({ id: paymentId, reason: reason.min(1, 'missing') }),
    about: ({ id }) => `payment:${id}`,
    run: async ({ shop, member }, { id, reason: why }) => {
      const given = await shop.payments.staff.void(id, { actor: member.name, reason: why });
      return given.ok ? done({ state: given.value.state }) : refuse(given.refusal);
    },
  }),
};
