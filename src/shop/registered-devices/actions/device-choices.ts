import type { CustomerId, ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DeviceDeps } from '../deps.ts';
import type { DeviceChoice, OrderedDevice } from '../registered-device.ts';
import { devicesOf } from '../store/devices.ts';

/** The products that a customer may choose: devices on sale, bought here, or registered. */
export async function deviceChoices(
  { db, known, ordered }: DeviceDeps,
  id: CustomerId,
): Promise<DeviceChoice[]> {
  const [sold, bought, registered] = await Promise.all([known(), ordered(id), devicesOf(db, id)]);
  const names = new Map<ProductId, Localized>(sold.map((device) => [device.id, device.name]));
  for (const { productId, name } of [...bought, ...registered])
    if (productId !== null && !names.has(productId)) names.set(productId, name);
  return [...names].map(([productId, name]) => ({ id: productId, name }));
}

/** Devices bought here and not registered: per product, the number bought less the number registered. */
export async function unregisteredDevices(
  { db, ordered }: DeviceDeps,
  id: CustomerId,
): Promise<OrderedDevice[]> {
  const registered = (await devicesOf(db, id)).map(({ productId }) => productId);
  return (await ordered(id)).filter(({ productId }) => {
    const at = registered.indexOf(productId);
    if (at >= 0) registered.splice(at, 1);
    return at < 0;
  });
}
