import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import type { NewLine } from '#shop/cart';
import { aBundle, aDevice } from '../a-kit.ts';
import { aProduct, aShop, by, levelOf, NO_CART } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);

const CHOICE = 'bundle_variation_id_';

function line(productId: ProductId, options: Record<string, string> = {}, quantity = 1): NewLine {
  return { productId, variationId: null, options, quantity };
}

const { device, colours } = await aDevice(test, { sku: 'DEV', stock: [0, 5, 5] });
await aProduct(test, { sku: 'CASE', stock: 20 });
await aProduct(test, { sku: 'PACK', stock: 20 });
const [sage, dune, ink] = colours;
const kit = await aBundle(test, { sku: 'KIT', parts: 'DEV x1 | PACK x2 | CASE x1' });
const chosen = (id: ProductId) => ({ [CHOICE + device]: String(id) });

async function added(...lines: readonly NewLine[]) {
  const result = await shop.cart.add(NO_CART, lines);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

describe('a kit', () => {
  it('ST-06 chooses an available default variation', async () => {
    const { cart } = await added(line(kit));
    expect(cart.lines).toHaveLength(1);
    const [only] = cart.lines;
    expect(only?.options).toEqual(chosen(dune));
    expect(only?.total.minor).toBe(24000);
    expect(only?.product.parts).toMatchObject([
      { productId: dune, partId: device, quantity: 1, sku: 'DEV-DUNE', name: { en: 'Device DEV' } },
      { quantity: 2, sku: 'PACK', options: [] },
      { quantity: 1, sku: 'CASE' },
    ]);
    expect(only?.product.parts[0]?.options).toMatchObject([
      { name: { en: 'Colour' }, value: { en: 'Dune' } },
    ]);
  });

  it('ST-05 ST-06 has one line per choice; the same choice is merged', async () => {
    const { cart, token } = await added(line(kit), line(kit, chosen(ink)), line(kit, chosen(dune), 2));
    expect(cart.lines.map(({ quantity, options }) => [quantity, options])).toEqual([
      [3, chosen(dune)],
      [1, chosen(ink)],
    ]);
    const [first] = cart.lines;
    if (first === undefined) throw new Error('no line');
    const removed = await shop.cart.remove(by(token), first.key);
    expect(removed.ok && removed.value.cart.lines.map(({ options }) => options)).toEqual([chosen(ink)]);
    const back = await shop.cart.restore(by(token), first.key);
    expect(back.ok && back.value.cart.itemCount).toBe(4);
  });

  it('ST-06 QT-09 has the stock of its scarcest chosen part', async () => {
    const scarce = await aBundle(test, { sku: 'KIT-TWO', parts: 'DEV x2 | CASE x1' });
    const { cart, token } = await added(line(scarce));
    expect(cart.lines[0]).toMatchObject({ maximum: 2, problem: '' });
    expect(await shop.cart.add(by(token), [line(scarce, {}, 2)])).toMatchObject({
      refusal: { code: 'cart.not-enough', left: 2 },
    });
    expect(await shop.cart.add(NO_CART, [line(kit, chosen(sage))])).toMatchObject({
      refusal: { code: 'cart.out-of-stock' },
    });
  });

  it.each([
    ['no number', 'x'],
    ['another product', '1'],
    ['the whole device', String(device)],
    ['nothing', ''],
    ['a number beyond counting', '9'.repeat(40)],
  ])('CA-07 asks for the choice when %s is given', async (_what, value) => {
    const result = await shop.cart.add(NO_CART, [line(kit, { [CHOICE + device]: value })]);
    expect(result).toMatchObject({ refusal: { code: 'cart.choose-options' } });
  });

  it('CA-07 ignores values that are not options of it', async () => {
    const { cart } = await added(line(kit, { ...chosen(ink), [`${CHOICE}999999`]: '5', colour: 'x' }));
    expect(cart.lines[0]?.options).toEqual(chosen(ink));
  });

  it('ST-06 RT-01 reports a missing variation and keeps the line', async () => {
    await aDevice(test, { sku: 'GONE', stock: [5, 5, 5] });
    const one = await aBundle(test, { sku: 'KIT-GONE', parts: 'GONE x1' });
    const { token } = await added(line(one));
    await test.db.updateTable('product').set({ status: 'private' }).where('sku', '=', 'GONE-SAGE').execute();
    const { lines } = await shop.cart.open(token);
    expect(lines[0]?.problem).toBe('out-of-stock');
  });

  it('ST-06 takes the chosen variation and parts, stores the choice, and returns them', async () => {
    const [packs, cases, inks] = [
      await levelOf(test, 'PACK'),
      await levelOf(test, 'CASE'),
      await levelOf(test, 'DEV-INK'),
    ];
    const order = await anOrder(test, [{ id: kit, quantity: 2, options: chosen(ink) }]);
    expect(await levelOf(test, 'DEV-INK')).toBe(inks - 2);
    expect(await levelOf(test, 'PACK')).toBe(packs - 4);
    expect(await levelOf(test, 'CASE')).toBe(cases - 2);
    const stored = await shop.orders.find(order.id);
    expect(stored?.lines).toHaveLength(1);
    expect(stored?.lines[0]?.parts).toMatchObject([
      { productId: ink, partId: device, quantity: 1, sku: 'DEV-INK', name: { en: 'Device DEV' } },
      { sku: 'PACK', quantity: 2 },
      { sku: 'CASE', quantity: 1 },
    ]);
    await shop.orders.move(order.id, 'cancelled', { actor: 'test', reason: 'a change of mind' });
    expect(await levelOf(test, 'DEV-INK')).toBe(inks);
    expect(await levelOf(test, 'PACK')).toBe(packs);
  });

  it('ST-06 BO-04 imports and exports the default variation', async () => {
    const more = { 'Meta: _jamra_bundle_defaults': 'DEV-INK' };
    const named = await aBundle(test, { sku: 'KIT-NAMED', parts: 'DEV x1 | CASE x1', more });
    const { cart } = await added(line(named));
    expect(cart.lines[0]?.options).toEqual(chosen(ink));
    for await (const row of shop.catalogue.exportProducts()) {
      if (row.SKU !== 'KIT-NAMED') continue;
      expect(row['Meta: _jamra_bundle_items']).toBe('DEV x1 | CASE x1');
      expect(row['Meta: _jamra_bundle_defaults']).toBe('DEV-INK');
    }
  });

  it('ST-06 a card shows that there are options, and the parts’ availability', async () => {
    const cardOf = async () => (await shop.listing.findCards([kit], 'en', test.time.now))[0];
    expect(await cardOf()).toMatchObject({ hasChoice: true, stock: 'instock', price: { isFrom: false } });
    const before = await Promise.all(
      colours.map((_id, place) => levelOf(test, `DEV-${['SAGE', 'DUNE', 'INK'][place]}`)),
    );
    const by = { staffId: 1, name: 'Sara' };
    for (const [place, id] of colours.entries())
      await shop.inventory.adjust({ productId: id, delta: -(before[place] ?? 0), reason: 'damaged' }, by);
    expect((await cardOf())?.stock).toBe('outofstock');
    for (const [place, id] of colours.entries())
      await shop.inventory.adjust({ productId: id, delta: before[place] ?? 0, reason: 'correction' }, by);
    expect((await cardOf())?.stock).toBe('instock');
  });

  it('CO-04 has the strictest class of its parts', async () => {
    await aProduct(test, { sku: 'STICK', stock: 9, more: { 'Meta: _jamra_contains_nicotine': '1' } });
    const smoky = await aBundle(test, { sku: 'KIT-SMOKY', parts: 'DEV x1 | STICK x1' });
    const { cart } = await added(line(smoky));
    expect(cart.lines[0]?.product.class).toBe('tobacco');
    expect((await shop.catalogue.findProduct(smoky))?.class).toBe('tobacco');
  });
});
