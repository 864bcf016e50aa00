import type { CustomerId, OrderId, SubscriptionId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { CheckoutReview } from '#shop/checkout';
import type { SubscriptionDeps } from '../deps.ts';
import { problemOf } from '../rules/attempts.ts';
import { type Command, commandsOf } from '../rules/change.ts';
import { readSubscriptionEvents } from '../store/events.ts';
import { readIdsOfOrder, readRenewals } from '../store/renewals.ts';
import { findSubscription, readSubscriptionsOf } from '../store/subscriptions.ts';
import {
  type Problem,
  type QuotedLine,
  type Renewal,
  type RenewalQuote,
  type Subscription,
  type SubscriptionEvent,
  waitingProblem,
} from '../subscription.ts';
import { toRenewal } from './renew.ts';

function quotedLines({ lines: before }: Subscription, { cart }: CheckoutReview): QuotedLine[] {
  const priceOf = (line: CheckoutReview['cart']['lines'][number]) =>
    before.find((one) => one.productId === line.productId && one.variationId === line.variationId)?.unitMinor;
  return cart.lines.map((line) => {
    const was = priceOf(line);
    const { productId, variationId, product, quantity, unitPrice, total, problem, maximum } = line;
    const parts = product.parts.flatMap((part) => part.options.map(({ value }) => value));
    return {
      ...{ productId, variationId, name: product.name, quantity, unitPrice, total, problem, maximum },
      options: [...product.options.map(({ value }) => value), ...parts],
      before: was === undefined || was === unitPrice.minor ? null : aed(was),
    };
  });
}

/** The current quote for the next order; null without an account. */
async function quoteOf(deps: SubscriptionDeps, subscription: Subscription): Promise<RenewalQuote | null> {
  const renewal = toRenewal(subscription);
  if (renewal === null) return null;
  const { review, refusal } = await deps.quoteRenewal(deps.db, renewal);
  const { delivery, fee, discount, total } = review.totals;
  return {
    ...{ lines: quotedLines(subscription, review), delivery, fee, discount, total },
    problem: refusal === null ? null : problemOf(refusal),
  };
}

/** A subscription with all that its pages show. */
export type OpenedSubscription = Readonly<{
  subscription: Subscription;
  quote: RenewalQuote | null;
  renewals: readonly Renewal[];
  events: readonly SubscriptionEvent[];
  /** Why the last order could not be made, or waits for its payment; null when neither. */
  problem: Problem | null;
  /** The changes that its state allows. */
  commands: readonly Command['kind'][];
}>;

/** Reads subscriptions; with an owner, another customer's counts as unknown. */
export function readingOf(deps: SubscriptionDeps) {
  const { db, clock } = deps;
  return {
    find: (id: SubscriptionId): Promise<Subscription | null> => findSubscription(db, id),
    listFor: (customerId: CustomerId): Promise<Subscription[]> => readSubscriptionsOf(db, customerId),
    idsOfOrder: (orderId: OrderId): Promise<SubscriptionId[]> => readIdsOfOrder(db, orderId),
    quote: (subscription: Subscription): Promise<RenewalQuote | null> => quoteOf(deps, subscription),
    open: async (id: SubscriptionId, customerId: CustomerId | null): Promise<OpenedSubscription | null> => {
      const subscription = await findSubscription(db, id);
      if (subscription === null || (customerId !== null && subscription.customerId !== customerId))
        return null;
      const [quote, renewals, events] = await Promise.all([
        subscription.state === 'cancelled' ? null : quoteOf(deps, subscription),
        readRenewals(db, id),
        readSubscriptionEvents(db, id),
      ]);
      const problem = waitingProblem(subscription, renewals);
      return { subscription, quote, renewals, events, problem, commands: commandsOf(subscription, clock()) };
    },
  };
}
