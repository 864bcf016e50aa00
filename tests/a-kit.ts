import type { ProductId } from '#kernel/ids.ts';
import { aProduct, PLAIN_IMPORT, rowsOf, type TestShop } from './a-shop.ts';

const COLOURS = ['Sage', 'Dune', 'Ink'] as const;

type Device = Readonly<{
  sku: string;
  /** Stock of each of the three colours. */
  stock: readonly [number, number, number];
}>;

export type Colours = readonly [ProductId, ProductId, ProductId];

async function idOf({ shop }: TestShop, sku: string): Promise<ProductId> {
  const id = (await shop.catalogue.idsBySku([sku])).get(sku);
  if (id === undefined) throw new Error(`no ${sku}`);
  return id;
}

/** A variable product in three colours, by default Sage. @returns its id, and the ids of its variations */
export async function aDevice(
  test: TestShop,
  { sku, stock }: Device,
): Promise<{ device: ProductId; colours: Colours }> {
  const attribute = { 'Attribute 1 name': 'Colour', 'Attribute 1 global': '1' };
  const parent = {
    Type: 'variable',
    SKU: sku,
    Name: `Device ${sku}`,
    Categories: 'Devices',
    ...attribute,
    'Attribute 1 value(s)': COLOURS.join(', '),
    'Attribute 1 default': COLOURS[0],
  };
  const variations = COLOURS.map((colour, place) => ({
    Type: 'variation',
    SKU: `${sku}-${colour.toUpperCase()}`,
    Name: `Device ${sku} - ${colour}`,
    Parent: sku,
    'Regular price': '200.00',
    Stock: String(stock[place]),
    ...attribute,
    'Attribute 1 value(s)': colour,
  }));
  await test.shop.catalogue.importProducts(rowsOf([parent, ...variations]), PLAIN_IMPORT);
  const [sage, dune, ink] = await Promise.all(variations.map(({ SKU }) => idOf(test, SKU)));
  if (sage === undefined || dune === undefined || ink === undefined) throw new Error('no colours');
  return { device: await idOf(test, sku), colours: [sage, dune, ink] };
}

type Parts = Readonly<{ sku: string; parts: string; more?: Record<string, string> }>;

/** A bundle of some parts: `DEV x1 | PACK x2`. */
export async function aBundle(test: TestShop, { sku, parts, more = {} }: Parts): Promise<ProductId> {
  const made = { sku, price: '240.00', category: 'Devices' };
  const id = await aProduct(test, { ...made, more: { 'Meta: _jamra_bundle_items': parts, ...more } });
  return id as ProductId;
}

/** A kit of one device whose colour is chosen. */
export async function aKit(test: TestShop, { sku, stock }: Device) {
  const made = await aDevice(test, { sku: `${sku}-DEVICE`, stock });
  return { ...made, kit: await aBundle(test, { sku, parts: `${sku}-DEVICE x1` }) };
}

/** A device that customers can own, with compatible sticks. @returns its id */
export async function anOwnableDevice(test: TestShop, sku: string): Promise<ProductId> {
  const device = await aProduct(test, {
    sku,
    price: '249.00',
    category: 'Devices',
    more: {
      'Attribute 1 name': 'Compatible sticks',
      'Attribute 1 value(s)': sku,
      'Attribute 1 global': '1',
    },
  });
  await aProduct(test, {
    sku: `${sku}-STICKS`,
    category: `Sticks > ${sku}`,
    more: { 'Meta: _jamra_contains_nicotine': '1' },
  });
  return device;
}
