import { randomUUID } from 'node:crypto';
import type { Shop } from '#composition/shop.ts';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { withShop } from '../products.ts';

type Ordered = Readonly<{ productId: ProductId; variationId?: ProductId; quantity: number }>;
type NewOrder = Parameters<Shop['orders']['create']>[0];

/** A confirmed order by staff, paid in cash on delivery. @returns its number */
export function orderOf(
  lines: readonly Ordered[],
  firstName: string,
  more: Partial<NewOrder> = {},
): Promise<OrderId> {
  return withShop(async (shop) => {
    const made = await shop.orders.create({
      email: 'desk.buyer@example.com',
      phone: '+971501234567',
      language: 'en',
      customerId: null,
      company: '',
      trn: '',
      note: 'Please call first',
      address: {
        firstName,
        lastName: 'Haddad',
        building: 'Villa 14',
        unit: '302',
        street: 'Al Wasl Road',
        area: 'Jumeirah 2',
        emirate: 'DU',
        landmark: 'Opposite the bakery',
        makani: '12345 67890',
        mapPoint: '25.2048,55.2708',
        deliveryNote: 'Ring twice',
      },
      paymentMethod: 'cod',
      delivery: {
        id: 'standard:1',
        code: 'standard',
        title: { en: 'Standard' },
        arrivesOn: null,
        slot: null,
      },
      deliveryCost: aed(0),
      fee: aed(0),
      isAgeConfirmed: false,
      origin: 'staff',
      originOrderId: null,
      status: 'confirmed',
      lines: lines.map(({ productId, variationId = null, quantity }) => ({
        productId,
        variationId,
        quantity,
      })),
      actor: 'test',
      reason: 'by phone',
      idempotencyKey: randomUUID(),
      ...more,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value.id;
  });
}

/** The id of an existing product. */
export async function idOf(sku: string): Promise<ProductId> {
  const ids = await withShop((shop) => shop.catalogue.idsBySku([sku]));
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`${sku} is not there`);
  return id;
}
