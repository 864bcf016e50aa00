import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { idInput, pageInput, wordIn } from '#admin-actions/id-input.ts';
import { type ProductId, parseSubscriptionId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { SUBSCRIPTION_STATES } from '#shop/subscriptions/rules/states.ts';

const PER_PAGE = 25;
const subscriptionId = idInput(parseSubscriptionId);

/** Subscriptions of customers. Source: BO-01 */
export const actions = {
  'subscriptions.list': readAction({
    need: 'orders.see',
    input: z.object({
      q: z.string().trim().max(200).catch('').default(''),
      state: wordIn(SUBSCRIPTION_STATES, null),
      page: pageInput,
    }),
    run: async ({ shop }, { q: text, state, page }) => {
      const requested = { text, state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
      const isOn = (await shop.settings.all())['subscriptions.enabled'];
      return done({ ...(await shop.subscriptions.list(requested)), isOn, page, perPage: PER_PAGE });
    },
  }),
  'subscriptions.show': readAction({
    need: 'orders.see',
    input: z.object({ id: subscriptionId }),
    run: async ({ shop }, { id }) => {
      const opened = await shop.subscriptions.open(id, null);
      if (opened === null) return refuse({ code: 'subscriptions.unknown' } as const);
      const { lines, firstOrderId } = opened.subscription;
      const ids: ProductId[] = lines.map((line) => line.variationId ?? line.productId);
      const products = await shop.catalogue.sellables(ids);
      const numbers = [
        ...opened.renewals.map(({ orderId }) => orderId),
        ...(firstOrderId === null ? [] : [firstOrderId]),
      ];
      const orders = await Promise.all(numbers.map((number) => shop.orders.find(number)));
      return done({
        ...opened,
        names: ids.map((productId) => products.get(productId)?.name ?? null),
        orders: orders.flatMap((order) =>
          order === null
            ? []
            : [
                {
                  ...{ id: order.id, status: order.status, placedAt: order.placedAt },
                  total: order.totals.total,
                },
              ],
        ),
      });
    },
  }),
  /** The customer is emailed when it is paused or cancelled; the reason is in the history. */
  'subscriptions.change': writeAction({
    need: 'orders.change',
    input: z.object({
      id: subscriptionId,
      version: z.int().min(1),
      change: z.enum(['skip', 'pause', 'resume', 'cancel', 'restore']),
      reason: z.string().trim().min(1).max(500),
    }),
    about: ({ id }) => `subscription:${id}`,
    run: async ({ shop, member }, { id, version, change: kind, reason }) => {
      const changing = { id, customerId: null, version, actor: member.name, reason };
      const changed = await shop.subscriptions.change(changing, { kind });
      return changed.ok ? done({ version: changed.value.version }) : changed;
    },
  }),
};
