import { findEntry } from '#kernel/find-entry.ts';
import type { CartId, OrderId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payments/provider.ts';
import type { Bought } from '#shop/cart';
import type { By, Payment as ComingIn, Order, OrderRefusal, OrderStatus, Refund } from '#shop/orders';
import type { ReadSettings } from '#shop/settings';

export type PaymentNeeds = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  /** By name; one that is named in the settings and not here takes nothing. */
  providers: Readonly<Partial<Record<string, PaymentProvider>>>;
  orders: Readonly<{
    find: (id: OrderId) => Promise<Order | null>;
    findIn: (tx: Tx, id: OrderId) => Promise<Order | null>;
    /** Nobody else changes the order until the transaction ends. */
    lock: (tx: Tx, id: OrderId) => Promise<Order | null>;
    /** Counts money in the transaction of whoever received it. */
    paid: (tx: Tx, payment: ComingIn) => Promise<Outcome<Order, OrderRefusal>>;
    secure: (tx: Tx, id: OrderId) => Promise<boolean>;
    refundsOf: (id: OrderId) => Promise<Refund[]>;
    /** An order with all that was split off or exchanged, the first one first. */
    family: (id: OrderId) => Promise<readonly OrderId[]>;
    move: (id: OrderId, to: OrderStatus, by: By) => Promise<Outcome<Order, OrderRefusal>>;
    payOutDifference: (id: OrderId, by: By & { amount: Money }) => Promise<Outcome<Order, OrderRefusal>>;
    note: (
      id: OrderId,
      note: { text: string; actor: string; isForCustomer: boolean },
    ) => Promise<Outcome<void, OrderRefusal>>;
  }>;
  /** Takes out of a cart what was bought of it. */
  takeBought: (tx: Tx, id: CartId, bought: Bought) => Promise<void>;
  /** Told in the transaction after which money that was only allowed is to be taken, or given up. */
  followDue: (tx: DbOrTx, id: OrderId) => Promise<void>;
  /** Told in the transaction that forgets a customer: a provider forgets them, too. */
  customerGone: (tx: DbOrTx, known: { provider: string; reference: string }) => Promise<void>;
  /** What cannot be turned back, for who tried to pay. */
  digest: (text: string) => string;
  /** Without a slash at the end. */
  publicUrl: string;
}>;

/** @throws when a payment was made by a provider that is not set up any more */
export function providerNamed({ providers }: PaymentNeeds, name: string): PaymentProvider {
  const provider = findEntry(providers, name);
  if (provider === null) throw new Error(`the payment provider ${name} is not set up`);
  return provider;
}

/** The provider could not be asked, or did not answer as it should. */
export class ProviderDown extends Error {}

/** @throws ProviderDown for whatever goes wrong on the way to a provider */
export function reach<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw new ProviderDown('the payment provider could not be reached', { cause });
  });
}
