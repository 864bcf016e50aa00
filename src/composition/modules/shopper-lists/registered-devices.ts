import type { ProductId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { signatureWith } from '#platform/signature.ts';
import type { createCatalogue } from '#shop/catalogue';
import type { Raise } from '#shop/events.ts';
import type { createOrders, Order } from '#shop/orders';
import { createRegisteredDevices, type OrderedDevice } from '#shop/registered-devices';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../../deps.ts';

type Modules = {
  catalogue: ReturnType<typeof createCatalogue>;
  orders: ReturnType<typeof createOrders>;
  settings: ReturnType<typeof createSettings>;
  raise: Raise;
};

/** Cancelled and unpaid orders do not count as a purchase. */
const NOT_BOUGHT: readonly Order['status'][] = ['pending', 'cancelled'];

/** The devices of an order, one by one, alone or in bundles, without those that were refunded. */
function devicesOf({ lines, placedAt }: Order, known: ReadonlyMap<ProductId, Localized>): OrderedDevice[] {
  const purchasedOn = placedAt.toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
  return lines.flatMap((line) => {
    const left = Math.max(0, line.quantity - line.refundedQuantity);
    const self = line.class === 'device' && line.parts.length === 0 ? [{ ...line, quantity: 1 }] : [];
    return [...self, ...line.parts].flatMap(({ productId, quantity, name }) => {
      const called = known.get(productId) ?? (self.length > 0 ? name : undefined);
      if (called === undefined) return [];
      return Array.from({ length: quantity * left }, () => ({ productId, name: called, purchasedOn }));
    });
  });
}

/** Builds the registered devices. Devices are products that take sticks; the order provides the day of purchase. */
export function composeRegisteredDevices(
  { db, clock, secret }: ComposeDeps,
  { catalogue, orders, settings, raise }: Modules,
) {
  return createRegisteredDevices({
    db,
    clock,
    signature: signatureWith(secret),
    raise,
    known: catalogue.fit.devices,
    ordered: async (id) => {
      const known = new Map((await catalogue.fit.devices()).map((device) => [device.id, device.name]));
      const placed = (await orders.ofPerson({ customerId: id, guestId: null, guestEmails: [] })).filter(
        ({ status }) => !NOT_BOUGHT.includes(status),
      );
      return placed.flatMap((order) => devicesOf(order, known));
    },
    months: async () => {
      const all = await settings.all();
      return {
        guaranteeMonths: all['orders.guaranteeMonths'],
        extensionMonths: all['orders.guaranteeExtensionMonths'],
      };
    },
  });
}
