import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { choiceField } from '#shop/catalogue';
import type { Order } from '#shop/orders';
import { aBundle, aDevice } from '#tests/a-kit.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'owner');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const { device, colours } = await aDevice(test, { sku: 'HAND', stock: [20, 20, 0] });
await aProduct(test, { sku: 'HAND-CASE', stock: 50 });
const [sage, dune, ink] = colours;
const kit = await aBundle(test, { sku: 'HAND-KIT', parts: 'HAND x1 | HAND-CASE x1' });
const FIELD = choiceField(device);

const wanted = (colour?: unknown, quantity = 1) => ({
  ...{ productId: kit, variationId: null, quantity },
  ...(colour === undefined ? {} : { options: { [FIELD]: String(colour) } }),
});

const order = {
  ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: true, seenTotal: null },
  ...{ email: 'kit@example.com', phone: '0501234567', language: 'en', company: '', trn: '', note: '' },
  ...{ reason: '', paymentMethod: 'cod', status: 'confirmed' },
  address: { firstName: 'Sara', lastName: 'N', building: 'Villa 14', street: 'Al Wasl Road', emirate: 'DU' },
} as const;

async function ask(name: 'orders.create' | 'orders.quote' | 'orders.preview-edit', sent: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

async function create(...lines: unknown[]) {
  const sent = { ...order, lines, key: crypto.randomUUID() } as InputOf<'orders.create'>;
  return ask('orders.create', sent);
}

async function created(...lines: unknown[]): Promise<Order> {
  const made = await create(...lines);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const order = await shop.orders.find(made.value.id);
  if (order === null) throw new Error('no order');
  return order;
}

const quote = (...lines: unknown[]) => {
  const { deliveryId, deliveryCost, customerId, isOfAge, paymentMethod } = order;
  const requested = { deliveryId, deliveryCost, customerId, isOfAge, paymentMethod, emirate: 'DU' };
  return ask('orders.quote', { ...requested, lines });
};

const deviceIn = ({ lines }: Pick<Order, 'lines'>) =>
  lines.map(({ parts }) => parts.find(({ partId }) => partId === device)?.productId);

describe('a kit in a manual order', () => {
  it('ST-06 OR-03 is found with the options of its parts', async () => {
    const answer = await adminActions.perform({
      signedIn,
      name: 'orders.find-products',
      sent: { q: 'HAND-KIT' },
      ...where,
    });
    const [product] = (answer.ok ? answer.value : []) as ValueOf<'orders.find-products'>;
    const [part] = product?.bundleParts ?? [];
    expect(part).toMatchObject({ partId: device, isChoice: true, defaultId: sage });
    expect(part?.items.map(({ productId, stock }) => [productId, stock.status])).toEqual([
      [sage, 'instock'],
      [dune, 'instock'],
      [ink, 'outofstock'],
    ]);
  });

  it('ST-06 OR-03 takes the stock of the chosen colour', async () => {
    const [before, cases] = [await levelOf(test, 'HAND-DUNE'), await levelOf(test, 'HAND-CASE')];
    expect(deviceIn((await quote(wanted(dune))).value)).toEqual([dune]);
    const made = await created(wanted(dune, 2), wanted());
    expect(deviceIn(made)).toEqual([dune, sage]);
    expect(await levelOf(test, 'HAND-DUNE')).toBe(before - 2);
    expect(await levelOf(test, 'HAND-CASE')).toBe(cases - 3);
  });

  it.each([
    ['the kit itself', kit],
    ['the whole device', device],
    ['nothing', ''],
    ['no number', 'x'],
  ])('ST-06 CA-07 asks for the choice when %s is given', async (_what, value) => {
    const refusal = { code: 'orders.choose-options', name: { en: 'HAND-KIT' } };
    expect(await quote(wanted(value))).toMatchObject({ refusal });
    expect(await create(wanted(value))).toMatchObject({ refusal });
  });

  it('ST-06 is refused in a colour that is out of stock, tracked or not', async () => {
    expect(await create(wanted(ink))).toMatchObject({ refusal: { code: 'orders.stock-gone' } });
    await db
      .updateTable('product')
      .set({ manages_stock: false, stock_status: 'outofstock' })
      .where('id', '=', ink)
      .execute();
    expect(await create(wanted(ink))).toMatchObject({ refusal: { code: 'orders.stock-gone' } });
  });

  it('ST-06 CA-07 ignores values that are not its options', async () => {
    const line = { ...wanted(dune), options: { [FIELD]: String(dune), colour: 'x', constructor: 'y' } };
    expect(deviceIn(await created(line))).toEqual([dune]);
  });

  it('ST-06 OR-03 is added by an edit in the chosen colour', async () => {
    const before = await anOrder(test, [{ id: kit }]);
    const lines = [{ position: 0, quantity: 1 }, wanted(dune)];
    const preview = await ask('orders.preview-edit', { id: before.id, lines });
    expect(deviceIn(preview.value.after)).toEqual([sage, dune]);
    const wrong = [{ position: 0, quantity: 1 }, wanted('x')];
    expect(await ask('orders.preview-edit', { id: before.id, lines: wrong })).toMatchObject({
      refusal: { code: 'orders.choose-options' },
    });
    const edited = await shop.orders.edit(before.id, {
      ...{ actor: 'tests', reason: 'another colour' },
      lines: [{ position: 0, quantity: 1 }, wanted(dune)],
    });
    expect(edited.ok && deviceIn(edited.value)).toEqual([sage, dune]);
  });
});
