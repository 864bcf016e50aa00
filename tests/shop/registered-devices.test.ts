import { beforeEach, expect, it } from 'vitest';
import { mailCleaning } from '#jobs/mails/cleaning-mail.ts';
import type { CustomerId, RegisteredDeviceId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { DeviceDraft } from '#shop/registered-devices';
import { anOwnableDevice } from '../a-kit.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, nextNumber } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time, config, cleanings } = test;
const { aCustomer } = accountsOf(test);
const { devices } = shop;
await deliverToDubai(test);

const duo = await anOwnableDevice(test, 'DUO');
const cable = await aProduct(test, { sku: 'CABLE' });

beforeEach(() => {
  cleanings.length = 0;
});

const aSerial = () => `DUO2026${String(nextNumber()).padStart(5, '0')}`;
const typed = (more: Partial<DeviceDraft> = {}): DeviceDraft => ({
  device_product: String(duo),
  device_serial: aSerial(),
  device_purchased: '2026-11-01',
  device_reminder: '',
  ...more,
});

async function register(id: CustomerId, more: Partial<DeviceDraft> = {}): Promise<RegisteredDeviceId> {
  const saved = await devices.save(id, { id: null, draft: typed(more) });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value;
}

async function mailsAfter(days: number, email: string) {
  time.now = new Date(time.now.getTime() + days * DAY_MS);
  await devices.findDue();
  for (const due of cleanings.splice(0))
    for (const _ of [1, 2]) await mailCleaning({ shop, db, config })(due);
  return db
    .selectFrom('mail_message')
    .selectAll()
    .where('kind', '=', 'device-cleaning')
    .where('recipient', '=', email)
    .execute();
}

it('a device is registered with the guarantee of that day, which later settings leave alone', async () => {
  const { customer } = await aCustomer();
  const id = await register(customer.id, { device_serial: 'duo2-0001 0001' });
  await shop.settings.set('orders.guaranteeMonths', 6);
  await shop.settings.set('orders.guaranteeExtensionMonths', 0);
  await register(customer.id);
  const [later, first] = await devices.list(customer.id);
  expect(first).toMatchObject({
    ...{ id, productId: duo, serial: 'DUO200010001', name: { en: 'DUO' }, isCovered: true },
    guarantee: { startsOn: '2026-11-01', endsOn: '2028-11-01' },
  });
  expect(later?.guarantee.endsOn).toBe('2027-05-01');
  await shop.settings.set('orders.guaranteeMonths', 12);
  await shop.settings.set('orders.guaranteeExtensionMonths', 12);
});

it('a serial number belongs to one account, however it is typed', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()];
  await register(one.customer.id, { device_serial: 'TAKEN0000001' });
  const draft = typed({ device_serial: 'taken-0000 001' });
  for (const { customer } of [one, other])
    expect(await devices.save(customer.id, { id: null, draft })).toMatchObject({
      refusal: { code: 'devices.serial-taken' },
    });
  const device = await register(other.customer.id);
  expect(await devices.save(other.customer.id, { id: device, draft })).toMatchObject({
    refusal: { code: 'devices.serial-taken' },
  });
});

it('a device is changed and removed by its owner alone', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()];
  const id = await register(one.customer.id, { device_serial: 'CHANGED00001' });
  const draft = typed({ device_serial: 'CHANGED00001', device_purchased: '2026-10-01' });
  const unknown = { refusal: { code: 'devices.unknown-device' } };
  expect(await devices.save(other.customer.id, { id, draft })).toMatchObject(unknown);
  expect(await devices.remove(other.customer.id, id)).toMatchObject(unknown);
  expect(await devices.save(one.customer.id, { id, draft })).toMatchObject({ ok: true });
  expect(await devices.list(one.customer.id)).toMatchObject([{ purchasedOn: '2026-10-01' }]);
  expect(await devices.remove(one.customer.id, id)).toMatchObject({ ok: true });
  expect(await devices.list(one.customer.id)).toEqual([]);
});

it('wrong fields and the twenty-first device are refused', async () => {
  const { customer } = await aCustomer();
  const save = (more: Partial<DeviceDraft>) => devices.save(customer.id, { id: null, draft: typed(more) });
  expect(await save({ device_serial: 'x', device_product: String(cable) })).toMatchObject({
    refusal: { problems: { device_serial: 'serial-wrong', device_product: 'device-missing' } },
  });
  for (let count = 0; count < 20; count += 1) await register(customer.id);
  expect(await save({})).toMatchObject({ refusal: { code: 'devices.too-many', limit: 20 } });
});

it('devices of orders are offered until they are registered', async () => {
  const { customer, email } = await aCustomer();
  const order = await anOrder(test, [{ id: duo, quantity: 2 }], { email });
  await db.updateTable('shop_order').set({ customer_id: customer.id }).where('id', '=', order.id).execute();
  const day = order.placedAt.toLocaleDateString('sv-SE', { timeZone: 'Asia/Dubai' });
  const bought = { productId: duo, name: { en: 'DUO' }, purchasedOn: day };
  expect(await devices.unregistered(customer.id)).toMatchObject([bought, bought]);
  await register(customer.id, { device_purchased: '2026-11-21' });
  expect(await devices.unregistered(customer.id)).toMatchObject([bought]);
});

it('cleaning is reminded of every so many weeks by who chose it, until the link ends it', async () => {
  const { customer, email } = await aCustomer();
  await register(customer.id);
  const id = await register(customer.id, { device_reminder: '2' });
  expect(await mailsAfter(13, email)).toEqual([]);
  const [mail, ...more] = await mailsAfter(1, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Time to clean your DUO');
  expect(await mailsAfter(13, email)).toHaveLength(1);
  expect(await mailsAfter(1, email)).toHaveLength(2);
  const link = new URL(mail?.unsubscribe_url ?? '').searchParams.get('link') ?? '';
  expect(await devices.stop(`cleaning-stop-${customer.id}.00000000000000000000000000000000`)).toBe(false);
  expect(await devices.stop(link)).toBe(true);
  expect((await devices.list(customer.id)).find((device) => device.id === id)?.reminderWeeks).toBeNull();
  expect(await mailsAfter(60, email)).toHaveLength(2);
});

it('staff transfers a device with its guarantee and without reminders, or removes it', async () => {
  const [from, to] = [await aCustomer(), await aCustomer()];
  const id = await register(from.customer.id, { device_reminder: '4' });
  expect(await devices.staff.transfer(id, to.customer.id)).toMatchObject({ ok: true });
  expect(await devices.list(from.customer.id)).toEqual([]);
  expect(await devices.list(to.customer.id)).toMatchObject([
    { id, reminderWeeks: null, guarantee: { endsOn: '2028-11-01' } },
  ]);
  expect(await devices.staff.remove(id)).toMatchObject({ ok: true });
  for (const refused of [await devices.staff.remove(id), await devices.staff.transfer(id, to.customer.id)])
    expect(refused).toMatchObject({ refusal: { code: 'devices.unknown-device' } });
});

it('devices belong to the export, move with a merged account and go with an erased one', async () => {
  const [from, into] = [await aCustomer(), await aCustomer()];
  await register(from.customer.id, { device_serial: 'PERSONAL0001' });
  expect(JSON.stringify(await shop.customers.staff.export(from.customer.id))).toContain('PERSONAL0001');
  await shop.customers.staff.merge(from.customer.id, into.customer.id);
  expect(await devices.list(into.customer.id)).toHaveLength(1);
  await shop.customers.staff.erase(into.customer.id);
  expect(await devices.list(into.customer.id)).toEqual([]);
});
