import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { OrderAddress, OrderStatus } from '#shop/orders';
import type { Counted, PackItem } from './packing.ts';

/** What packing and moving an order go by. */
export type SeenOrder = Readonly<{
  status: OrderStatus;
  address: OrderAddress;
  /** The shipping method. */
  delivery: Localized;
  items: readonly PackItem[];
}>;

/** How the customer of an order is reached. */
export type Contact = Readonly<{ email: string; phone: string }>;

/** What was paid of an order, and refunded. */
export type PaidMoney = Readonly<{ paid: Money; refunded: Money }>;

/** A change between two readings of an order. */
export type OrderChange =
  | Readonly<{ kind: 'status'; to: OrderStatus }>
  | Readonly<{ kind: 'quantity'; name: Localized; sku: string; from: number; to: number }>
  | Readonly<{ kind: 'address' | 'delivery' }>
  | Readonly<{ kind: keyof Contact; to: string }>
  | Readonly<{ kind: keyof PaidMoney; to: Money }>;

/** Lines move up when one is removed: items are known by what they are. */
function identityOf({ sku, barcode, name, options }: PackItem): string {
  return JSON.stringify([sku, barcode, name, options]);
}

function piecesOf(items: readonly PackItem[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const item of items) {
    const key = identityOf(item);
    pieces.set(key, (pieces.get(key) ?? 0) + item.quantity);
  }
  return pieces;
}

function itemChanges(before: readonly PackItem[], after: readonly PackItem[]): OrderChange[] {
  const [earlier, now] = [piecesOf(before), piecesOf(after)];
  const known = new Map([...before, ...after].map((item) => [identityOf(item), item]));
  return [...known].flatMap(([key, { name, sku }]): OrderChange[] => {
    const [from, to] = [earlier.get(key) ?? 0, now.get(key) ?? 0];
    return from === to ? [] : [{ kind: 'quantity', name, sku, from, to }];
  });
}

/** A field that older orders do not have is empty. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys({ ...one, ...other }).every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

/** What differs between an order as it was opened and as it is now. */
export function changesOf(before: SeenOrder, after: SeenOrder): OrderChange[] {
  return [
    ...(before.status === after.status ? [] : [{ kind: 'status', to: after.status } as const]),
    ...itemChanges(before.items, after.items),
    ...(isSame(before.address, after.address) ? [] : [{ kind: 'address' } as const]),
    ...(isSame(before.delivery, after.delivery) ? [] : [{ kind: 'delivery' } as const]),
  ];
}

/** What differs in the contact details of an order. */
export function contactChanges(before: Contact, after: Contact): OrderChange[] {
  return (['email', 'phone'] as const).flatMap((kind) =>
    before[kind] === after[kind] ? [] : [{ kind, to: after[kind] }],
  );
}

/** What differs in the payments of an order. */
export function moneyChanges(before: PaidMoney, after: PaidMoney): OrderChange[] {
  return (['paid', 'refunded'] as const).flatMap((kind) =>
    before[kind].minor === after[kind].minor ? [] : [{ kind, to: after[kind] }],
  );
}

/** What was counted of earlier items, counted of those that are still ordered. */
export function recount(
  before: readonly PackItem[],
  counted: Counted,
  after: readonly PackItem[],
): Record<string, number> {
  const left = piecesOf(before.map((item) => ({ ...item, quantity: counted[item.key] ?? 0 })));
  return Object.fromEntries(
    after.map((item) => {
      const identity = identityOf(item);
      const count = Math.min(left.get(identity) ?? 0, item.quantity);
      left.set(identity, (left.get(identity) ?? 0) - count);
      return [item.key, count];
    }),
  );
}
