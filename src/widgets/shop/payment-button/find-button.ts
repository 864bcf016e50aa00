import type { Shop } from '#composition/shop.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import { aed, FILS_PER_DIRHAM } from '#kernel/money.ts';
import type { ButtonMethod, PaymentButton } from '#shop/checkout';
import type { ValuesOf } from '../../fields/field.ts';
import { findNode } from '../../tree/find/find-node.ts';
import type { fields } from './fields.ts';

/** The payment method of each widget. */
export const METHODS: ReadonlyMap<string, ButtonMethod> = new Map([
  ['card-payment-button', 'jamra_card'],
  ['wallet-payment-button', 'jamra_wallet'],
]);

type Sold = Readonly<{ product: number | null; quantity: number; name: Localized; price: number }>;

/** What a button sells by its settings; its price is in dirhams. */
export function soldBy({ product, quantity, name, price }: Sold): PaymentButton['sold'] {
  if (product !== null) return { kind: 'product', productId: product as ProductId, quantity };
  return { kind: 'item', name, price: aed(Math.round(price * FILS_PER_DIRHAM)) };
}

/** A payment button of a published document by its node's name; null if it no longer exists. */
export async function findPaymentButton(shop: Shop, name: string): Promise<PaymentButton | null> {
  const node = await findNode(shop, name);
  const method = METHODS.get(node?.widget.name ?? '');
  if (node === null || method === undefined) return null;
  const { product, quantity, item } = node.settings as ValuesOf<typeof fields>;
  return { method, sold: soldBy({ product, quantity, ...item }) };
}
