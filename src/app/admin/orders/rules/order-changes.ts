import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { OrderAddress, OrderStatus } from '#shop/orders';
import type { Counted, PackItem } from './packing.ts';

/** The properties of an order that packing and moving depend on. */
export type SeenOrder = Readonly<{
  status: OrderStatus;
  address: OrderAddress;
  /** The shipping method. */
  delivery: Localized;
  items: readonly PackItem[];
}>;

/** The contact details of an order. */
export type Contact = Readonly<{ email: string; phone: string }>;

/** The paid and refunded amounts of an order. */
export type PaidMoney = Readonly<{ paid: Money; refunded: Money }>;

/** A difference between two versions of an order. */
export type OrderChange =
  | Readonly<{ kind: 'status'; to: OrderStatus }>
  | Readonly<{ kind: 'quantity'; name: Localized; sku: string; from: number; to: number }>
  | Readonly<{ kind: 'address' | 'delivery' }>
  | Readonly<{ kind: keyof Contact; to: string }>
  | Readonly<{ kind: keyof PaidMoney; to: Money }>;

/** The identity of an item by its content, since positions shift when a line is removed. */
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

/** Compares two records; fields missing in older orders count as empty. */
function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys({ ...one, ...other }).every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

/** The differences between an order as opened and the current one. */
export function changesOf(before: SeenOrder, after: SeenOrder): OrderChange[] {
  return [
    ...(before.status === after.status ? [] : [{ kind: 'status', to: after.status } as const]),
    ...itemChanges(before.items, after.items),
    ...(isSame(before.address, after.address) ? [] : [{ kind: 'address' } as const]),
    ...(isSame(before.delivery, after.delivery) ? [] : [{ kind: 'delivery' } as const]),
  ];
}

/** The differences in contact details. */
export function contactChanges(before: Contact, after: Contact): OrderChange[] {
  return (['email', 'phone'] as const).flatMap((kind) =>
    before[kind] === after[kind] ? [] : [{ kind, to: after[kind] }],
  );
}

/** The differences in payments. */
export function moneyChanges(before: PaidMoney, after: PaidMoney): OrderChange[] {
  return (['paid', 'refunded'] as const).flatMap((kind) =>
    before[kind].minor === after[kind].minor ? [] : [{ kind, to: after[kind] }],
  );
}

/** Transfers the counts of earlier items to those that are still ordered. */
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
