import { findEntry } from '#kernel/find-entry.ts';
import type { CartId, OrderId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Bought } from '#shop/cart';
import type { Raise } from '#shop/events.ts';
import type { By, Payment as ComingIn, Order, OrderRefusal, OrderStatus, Refund } from '#shop/orders';
import type { ReadSettings } from '#shop/settings';
import type { PaymentRefusal } from './refusals.ts';

export type PaymentDeps = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** By name; a provider in the settings that is not listed takes no payments. */
  providers: Readonly<Partial<Record<string, PaymentProvider>>>;
  orders: Readonly<{
    find: (id: OrderId) => Promise<Order | null>;
    findIn: (tx: Tx, id: OrderId) => Promise<Order | null>;
    /** Locks an order until the transaction ends. */
    lock: (tx: Tx, id: OrderId) => Promise<Order | null>;
    /** Records a payment in the caller's transaction. */
    paid: (tx: Tx, payment: ComingIn) => Promise<Outcome<Order, OrderRefusal>>;
    secure: (tx: Tx, id: OrderId) => Promise<boolean>;
    refundsOf: (id: OrderId) => Promise<Refund[]>;
    /** An order with all that was split or exchanged, the first one first. */
    family: (id: OrderId) => Promise<readonly OrderId[]>;
    move: (id: OrderId, to: OrderStatus, by: By) => Promise<Outcome<Order, OrderRefusal>>;
    payOutDifference: (id: OrderId, by: By & { amount: Money }) => Promise<Outcome<Order, OrderRefusal>>;
    note: (
      id: OrderId,
      note: { text: string; actor: string; isForCustomer: boolean },
    ) => Promise<Outcome<void, OrderRefusal>>;
  }>;
  /** Removes bought products from a cart. */
  takeBought: (tx: Tx, id: CartId, bought: Bought) => Promise<void>;
  raise: Raise;
  /** A keyed digest of the payer. */
  digest: (text: string) => string;
  /** The description that a provider shows with the amount, in the order's language. */
  describe: (order: Pick<Order, 'id' | 'language'>) => string;
  /** Without a trailing slash. */
  publicUrl: string;
}>;

/** @throws when the payment's provider is no longer configured */
export function providerNamed({ providers }: PaymentDeps, name: string): PaymentProvider {
  const provider = findEntry(providers, name);
  if (provider === null) throw new Error(`the payment provider ${name} is not set up`);
  return provider;
}

/** The provider is unreachable, or answered with an error. */
export class ProviderDown extends Error {}

/** @throws ProviderDown for any error of a provider call */
export function reach<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw new ProviderDown('the payment provider could not be reached', { cause });
  });
}

/** Refuses what needs an unreachable provider. */
export async function orDown<T>(answer: () => Promise<Outcome<T, PaymentRefusal>>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return refuse({ code: 'payments.provider-down' } as const);
  }
}
