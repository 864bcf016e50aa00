import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import type { OpenProduct, ProductDraft } from '#shop/catalogue';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { aDevice } from '../a-kit.ts';
import { aProduct, aShop, PLAIN_IMPORT } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const { edit } = shop.catalogue;
const SARA = { staffId: 7, name: 'Sara' };
const OMAR = { staffId: 8, name: 'Omar' };
await shop.catalogue.importProducts(readCsv(`${import.meta.dirname}/../../demo/products.csv`), PLAIN_IMPORT);

async function open(id: number): Promise<OpenProduct> {
  const product = await edit.open(id as ProductId);
  if (product === null) throw new Error(`no product ${id}`);
  return product;
}

function parents() {
  return db.selectFrom('product').select('id').where('parent_id', 'is', null).orderBy('id').execute();
}

async function idOf(slug: string): Promise<number> {
  const [id] = await shop.catalogue.idsOf([slug]);
  if (id === undefined) throw new Error(`no ${slug}`);
  return id;
}

async function saved(id: number | null, draft: unknown, version = 0): Promise<OpenProduct> {
  const outcome = await edit.save(id as ProductId | null, draft, { version, by: SARA });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}

async function changed(id: number, more: (draft: ProductDraft) => Partial<ProductDraft>) {
  const { version, draft } = await open(id);
  return saved(id, { ...draft, ...more(draft) }, version);
}

describe('a product in its editor', () => {
  it('BO-01 saves all demo products unchanged without a new version', async () => {
    const all = await parents();
    for (const { id } of all) {
      const { version, draft } = await open(id);
      expect((await saved(id, draft, version)).version, draft.slug).toBe(version);
    }
    expect(all.length).toBeGreaterThan(60);
  });

  it('BO-01 converts to columns and back unchanged', async () => {
    const all = await parents();
    for (const { id } of all.filter((_one, index) => index % 4 === 0)) {
      const before = (await open(id)).draft;
      const note = { en: `note ${id}`, ar: 'ملاحظة' };
      expect((await changed(id, () => ({ purchaseNote: note }))).draft).toEqual({
        ...before,
        purchaseNote: note,
      });
    }
  });

  it('ST-01 starts with its opening stock in the ledger, once', async () => {
    const stock = { ...EMPTY_PRODUCT.shelf, opening: 12 };
    const made = await saved(null, { ...EMPTY_PRODUCT, name: { en: 'Opened', ar: '' }, shelf: stock });
    expect(made.shelves).toMatchObject([{ level: 12, reserved: 0 }]);
    expect(made.draft.shelf).not.toHaveProperty('opening');
    const { entries } = await shop.inventory.ledger(made.id);
    expect(entries).toMatchObject([{ change: 12, reason: 'received', byStaffId: 7, byName: 'Sara' }]);
    const later = await saved(made.id, { ...made.draft, shelf: stock }, made.version);
    expect(later.version).toBe(made.version);
    expect((await shop.inventory.ledger(made.id)).total).toBe(1);
    const untracked = { ...stock, isCounted: false };
    const none = await saved(null, { ...EMPTY_PRODUCT, name: { en: 'Free', ar: '' }, shelf: untracked });
    expect((await shop.inventory.ledger(none.id)).total).toBe(0);
  });

  it('ST-01 gives new variations their opening stock, and only those', async () => {
    const attribute = {
      ...{
        slug: 'size',
        name: 'Size',
        isGlobal: false,
        isVisible: true,
        isVariation: true,
        defaultValue: '',
      },
      values: ['s', 'm'].map((slug) => ({ slug, name: slug })),
    };
    const variation = (size: string, opening: number) => ({
      ...EMPTY_VARIATION,
      options: { size },
      shelf: { ...EMPTY_VARIATION.shelf, opening },
    });
    const made = await saved(null, {
      ...EMPTY_PRODUCT,
      ...{ type: 'variable', name: { en: 'Sized', ar: '' }, attributes: [attribute] },
      variations: [variation('s', 3)],
    });
    const [first] = made.draft.variations;
    const again = { ...first, shelf: { ...EMPTY_VARIATION.shelf, opening: 9 } };
    const more = await saved(
      made.id,
      { ...made.draft, variations: [again, variation('m', 4)] },
      made.version,
    );
    expect(more.shelves.map(({ level }) => level).sort()).toEqual([3, 4]);
  });

  it('BO-01 is created in both languages, in listing and on its page', async () => {
    const draft: ProductDraft = {
      ...EMPTY_PRODUCT,
      name: { en: 'Travel pouch', ar: 'حقيبة سفر' },
      description: { en: '<p onclick="x()">Soft</p><script>1</script>', ar: '<p>ناعمة</p>' },
      sku: 'POUCH',
      class: 'accessory',
      status: 'published',
      price: { ...EMPTY_PRODUCT.price, regularMinor: 9900 },
      shelf: { ...EMPTY_PRODUCT.shelf, isCounted: false },
      brand: 'orveta',
      seo: { title: { en: 'Pouch for travel', ar: '' }, description: { en: '', ar: '' } },
      maxPerOrder: 3,
    };
    const made = await saved(null, draft);
    expect(made).toMatchObject({
      version: 1,
      draft: { slug: 'travel-pouch', description: { en: '<p>Soft</p>' } },
    });
    const page = await shop.catalogue.findProductBySlug('travel-pouch');
    expect(page).toMatchObject({ name: draft.name, meta: { max_per_order: '3' } });
    expect(page?.attributes.find(({ slug }) => slug === 'brand')?.values[0]?.name.en).toBe('Orveta');
    const [card] = await shop.listing.findCards([made.id], 'ar', time.now);
    expect(card).toMatchObject({ name: 'حقيبة سفر', price: { now: { minor: 9900 } }, brand: 'Orveta' });
    expect((await saved(null, { ...draft, sku: '' })).draft.slug).toBe('travel-pouch-2');
  });
});

describe('saving a product', () => {
  it('BO-01 refuses a concurrent save with the stored product', async () => {
    const id = await aProduct(test, { sku: 'RACE' });
    const { version, draft } = await open(id);
    await saved(id, { ...draft, name: { en: 'First', ar: '' } }, version);
    const second = { ...draft, name: { en: 'Second', ar: '' } };
    expect(await edit.save(id as ProductId, second, { version, by: OMAR })).toMatchObject({
      refusal: {
        code: 'admin.changed-meanwhile',
        saver: { name: 'Sara' },
        stored: { version: version + 1, draft: { name: { en: 'First' } } },
      },
    });
    expect((await open(id)).draft.name.en).toBe('First');
  });

  it('BO-01 detects an import between opening and saving', async () => {
    const id = await aProduct(test, { sku: 'IMPORTED' });
    const { version, draft } = await open(id);
    await aProduct(test, { sku: 'IMPORTED', price: '26.00' });
    expect(await edit.save(id as ProductId, draft, { version, by: SARA })).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile', saver: { name: '' } },
    });
  });

  it('RT-08 a changed slug redirects, back and forth', async () => {
    const id = await aProduct(test, { sku: 'ADDRESS' });
    await changed(id, () => ({ slug: 'address-two' }));
    await changed(id, () => ({ slug: 'address-three' }));
    expect(await shop.redirects.find('/product/address/')).toMatchObject({
      location: '/product/address-three/',
    });
    await changed(id, () => ({ slug: 'address' }));
    expect(await shop.redirects.find('/product/address-two/')).toMatchObject({
      location: '/product/address/',
    });
    expect(await shop.redirects.findListed('/product/address/')).toBeNull();
  });

  it('BO-01 refuses each field with its reason', async () => {
    const id = await aProduct(test, { sku: 'OWN' });
    await aProduct(test, { sku: 'TAKEN', more: { 'GTIN, UPC, EAN, or ISBN': '6290000000001' } });
    const { version, draft } = await open(id);
    const wrong = {
      ...draft,
      sku: 'TAKEN',
      gtin: '6290000000001',
      slug: 'taken',
      brand: 'nobody',
      fits: [],
      categoryIds: [1, 999_999],
      tagIds: [999_999],
      pictures: [{ mediaId: 999_999, alt: { en: '', ar: '' } }],
      upsellIds: [id, 999_999],
      bundleParts: [{ productId: id, quantity: 1 }],
      attributes: [
        {
          slug: 'nothing',
          name: '',
          isGlobal: true,
          isVisible: true,
          isVariation: false,
          values: [],
          defaultValue: '',
        },
        {
          slug: 'colour',
          name: '',
          isGlobal: true,
          isVisible: true,
          isVariation: false,
          values: [{ slug: 'no-colour', name: '' }],
          defaultValue: '',
        },
      ],
    };
    expect(await edit.save(id as ProductId, wrong, { version, by: SARA })).toEqual({
      ok: false,
      refusal: {
        code: 'catalogue.wrong-fields',
        problems: {
          sku: 'taken',
          gtin: 'taken',
          slug: 'taken',
          brand: 'unknown',
          'categoryIds.1': 'unknown',
          'tagIds.0': 'unknown',
          'pictures.0': 'unknown',
          'upsellIds.0': 'itself',
          'upsellIds.1': 'unknown',
          'bundleParts.0.productId': 'itself',
          'attributes.0.slug': 'unknown',
          'attributes.1.values.0.slug': 'unknown',
        },
      },
    });
    expect((await open(id)).version).toBe(version);
    expect(await edit.save(1_999_999 as ProductId, draft, { version, by: SARA })).toMatchObject({
      refusal: { code: 'catalogue.unknown-product' },
    });
  });
});

describe('related data', () => {
  it('ST-06 a bundle’s stock is limited by its parts and taken from them', async () => {
    const part = await aProduct(test, { sku: 'BUNDLED', stock: 5 });
    const made = await saved(null, {
      ...EMPTY_PRODUCT,
      name: { en: 'Two of them', ar: '' },
      status: 'published',
      price: { ...EMPTY_PRODUCT.price, regularMinor: 4000 },
      shelf: { ...EMPTY_PRODUCT.shelf, isCounted: false },
      bundleParts: [{ productId: part, quantity: 2 }],
    });
    const left = async () => (await shop.catalogue.sellables([made.id])).get(made.id)?.stock.left;
    expect(await left()).toBe(2);
    await shop.inventory.adjust({ productId: part, delta: -2, reason: 'damaged' }, SARA);
    expect(await left()).toBe(1);
    const [card] = await shop.listing.findCards([made.id], 'en', time.now);
    expect(card?.stock).toBe('instock');
    const inside = { ...EMPTY_PRODUCT, name: { en: 'Nest', ar: '' } };
    const nested = { ...inside, bundleParts: [{ productId: Number(made.id), quantity: 1 }] };
    expect(await edit.save(null, nested, { version: 0, by: SARA })).toMatchObject({
      refusal: { problems: { 'bundleParts.0.productId': 'is-bundle' } },
    });
  });

  it('ST-06 a part may be a variable product with a default variation', async () => {
    const { device, colours } = await aDevice(test, { sku: 'EDITED', stock: [5, 5, 5] });
    const [, , ink] = colours;
    const draft = {
      ...EMPTY_PRODUCT,
      name: { en: 'Edited kit', ar: '' },
      status: 'published' as const,
      price: { ...EMPTY_PRODUCT.price, regularMinor: 20_000 },
      shelf: { ...EMPTY_PRODUCT.shelf, isCounted: false },
      bundleParts: [{ productId: Number(device), quantity: 1, defaultVariationId: Number(ink) }],
    };
    const made = await saved(null, draft);
    expect(made.draft.bundleParts).toEqual(draft.bundleParts);
    const product = (await shop.catalogue.sellables([made.id])).get(made.id);
    expect(product?.parts).toMatchObject([{ productId: ink, partId: device }]);
    const { version } = made;
    const stranger = await idOf('orveta-duo');
    const strange = [{ productId: Number(device), quantity: 1, defaultVariationId: stranger }];
    expect(await edit.save(made.id, { ...draft, bundleParts: strange }, { version, by: SARA })).toMatchObject(
      {
        refusal: { problems: { 'bundleParts.0.defaultVariationId': 'not-its-variation' } },
      },
    );
  });

  it('CO-04 a bundle that contains tobacco must have that class', async () => {
    const sticks = await idOf('cedrane-amber');
    const draft = { ...EMPTY_PRODUCT, name: { en: 'With sticks', ar: '' }, class: 'device' as const };
    const bundleParts = [{ productId: sticks, quantity: 1 }];
    expect(await edit.save(null, { ...draft, bundleParts }, { version: 0, by: SARA })).toMatchObject({
      refusal: { problems: { class: 'holds-tobacco' } },
    });
  });

  it('BO-01 pictures keep order and texts wherever they are shown', async () => {
    const [one, two] = await db
      .insertInto('media')
      .values(
        ['a.jpg', 'b.jpg'].map((file) => ({
          file,
          mime: 'image/jpeg',
          width: 800,
          height: 800,
          bytes: 1,
          sha256: file,
        })),
      )
      .returning('id')
      .execute();
    const shown = (alt: string) => [
      { mediaId: two?.id ?? 0, alt: { en: alt, ar: 'أمام' } },
      { mediaId: one?.id ?? 0, alt: { en: '', ar: '' } },
    ];
    const [first, second] = [
      await aProduct(test, { sku: 'SHOWN-1' }),
      await aProduct(test, { sku: 'SHOWN-2' }),
    ];
    await changed(first, () => ({ pictures: shown('Front') }));
    await changed(second, () => ({ pictures: shown('From the front') }));
    const cards = await shop.listing.findCards([first as ProductId, second as ProductId], 'en', time.now);
    expect(cards.map((card) => [card.picture?.file, card.picture?.alt])).toEqual([
      ['b.jpg', 'From the front'],
      ['b.jpg', 'From the front'],
    ]);
    expect((await open(first)).draft.pictures).toEqual(shown('From the front'));
  });
});

describe('variations', () => {
  it('ST-01 are added, changed and removed; SKUs may be swapped', async () => {
    const id = await idOf('kovia-bar');
    const before = await open(id);
    const [first, second, ...rest] = before.draft.variations;
    if (first === undefined || second === undefined) throw new Error('no variations');
    const { draft, version } = await changed(id, () => ({
      variations: [{ ...first, sku: second.sku }, { ...second, sku: first.sku }, ...rest],
    }));
    expect(draft.variations.map(({ sku }) => sku).slice(0, 2)).toEqual([second.sku, first.sku]);
    const gone = await saved(id, { ...draft, variations: draft.variations.slice(1) }, version);
    expect(gone.draft.variations).toHaveLength(draft.variations.length - 1);
    const page = await shop.catalogue.findProduct(id as ProductId);
    expect(page?.variations.map((one) => Number(one.id))).not.toContain(first.id);
    const movements = await db
      .selectFrom('stock_movement')
      .select('id')
      .where('product_id', '=', (first.id ?? 0) as ProductId)
      .execute();
    expect(movements.length).toBeGreaterThan(0);
    const undone = await edit.undo(id as ProductId, before.version, SARA);
    expect(undone.ok && undone.value.draft).toEqual(before.draft);
  });

  it('ST-01 of a custom attribute are created with price, sale, cost and stock', async () => {
    const size = {
      slug: 'size',
      name: 'Size',
      isGlobal: false,
      isVisible: true,
      isVariation: true,
      values: [
        { slug: 's', name: 'S' },
        { slug: 'l', name: 'L' },
      ],
      defaultValue: 's',
    };
    const price = { ...EMPTY_VARIATION.price, regularMinor: 5000, costMinor: 2100 };
    const made = await saved(null, {
      ...EMPTY_PRODUCT,
      type: 'variable',
      status: 'published',
      name: { en: 'Sleeve', ar: '' },
      attributes: [size],
      variations: [
        { ...EMPTY_VARIATION, options: { size: 's' }, sku: 'SLEEVE-S', price },
        { ...EMPTY_VARIATION, options: { size: 'l' }, price: { ...price, saleMinor: 4000 } },
      ],
    });
    expect(made.draft.variations).toMatchObject([
      { name: { en: 'Sleeve - S' }, price: { costMinor: 2100 } },
      { name: { en: 'Sleeve - L' }, price: { saleMinor: 4000 } },
    ]);
    expect(made.shelves.map(({ level }) => level)).toEqual([0, 0]);
    const page = await shop.catalogue.findProduct(made.id);
    expect(page).toMatchObject({
      stock: { status: 'outofstock' },
      variations: [{ options: { size: 's' } }, {}],
    });
  });
});

describe('product history', () => {
  it('BO-01 stores versions and restores one as a new version', async () => {
    const id = await aProduct(test, { sku: 'PAST' });
    const first = await open(id);
    await changed(id, () => ({ name: { en: 'Better', ar: 'أفضل' } }));
    time.now = new Date(time.now.getTime() + 60_000);
    await changed(id, () => ({ isFeatured: true }));
    const { entries, total } = await edit.history(id as ProductId);
    expect(entries.map(({ version, act, by }) => [version - first.version, act, by.name])).toEqual([
      [2, 'saved', 'Sara'],
      [1, 'saved', 'Sara'],
      [0, 'found', ''],
    ]);
    expect(total).toBe(3);
    expect(await edit.version(id as ProductId, first.version)).toEqual(first.draft);
    const undone = await edit.undo(id as ProductId, first.version, OMAR);
    expect(undone).toMatchObject({ ok: true, value: { version: first.version + 3, draft: first.draft } });
    expect((await edit.history(id as ProductId)).entries[0]).toMatchObject({ act: 'undone', by: OMAR });
    expect(await edit.undo(id as ProductId, 900, OMAR)).toMatchObject({
      refusal: { code: 'admin.unknown-version' },
    });
  });
});

describe('finding products', () => {
  it.each([
    ['orv-duo-sand', 'orveta-duo'],
    ['أورفيتا دو', 'orveta-duo'],
    ['6290001000749', 'orveta-duo'],
    ['duo orveta', 'orveta-duo'],
  ])('BO-01 finds %s by name, code and barcode of product or variation', async (text, slug) => {
    const { rows, total } = await edit.find({ text });
    expect(rows.map((row) => row.slug)).toContain(slug);
    expect(total).toBe(rows.length);
  });

  it('BO-01 filters by class, category, brand, stock, sale and status', async () => {
    const draft = await aProduct(test, { sku: 'HIDDEN-DRAFT', more: { Published: '-1' } });
    const low = await aProduct(test, { sku: 'NEARLY-OUT', stock: 2, more: { 'Low stock amount': '3' } });
    const out = await aProduct(test, { sku: 'ALL-OUT', stock: 0 });
    const ids = async (requested: Parameters<typeof edit.find>[0]) =>
      (await edit.find({ perPage: 200, ...requested })).rows.map(({ id }) => Number(id));
    expect(await ids({ status: 'draft' })).toContain(draft);
    expect(await ids({ status: 'published' })).not.toContain(draft);
    expect(await ids({ stock: 'low' })).toContain(low);
    expect(await ids({ stock: 'low' })).not.toContain(await aProduct(test, { sku: 'PLENTY', stock: 50 }));
    expect(await ids({ stock: 'out' })).toContain(out);
    const tobacco = (await edit.find({ productClass: 'tobacco', brand: 'cedrane', perPage: 200 })).rows;
    expect(tobacco.length).toBeGreaterThan(3);
    expect(tobacco.every((row) => row.class === 'tobacco')).toBe(true);
    expect((await edit.find({ onSale: true })).rows.every((row) => row.isOnSale)).toBe(true);
    const { categoryIds } = (await open(await idOf('orveta-duo'))).draft;
    expect(await ids({ categoryId: categoryIds[0] ?? 0 })).toContain(await idOf('orveta-duo'));
  });

  it('BO-01 finds products without texts in a language, and names the language', async () => {
    const texts = { name: { en: 'Half', ar: '' }, description: { en: '<p>Text</p>', ar: '' } };
    const { id } = await saved(null, { ...EMPTY_PRODUCT, ...texts });
    const whole = await saved(null, {
      ...EMPTY_PRODUCT,
      ...{ name: { en: 'Whole', ar: 'كامل' }, description: { en: '<p>Text</p>', ar: '<p>نص</p>' } },
    });
    const products = (await edit.find({ missing: 'ar', perPage: 200 })).rows;
    expect(products.find((row) => row.id === id)?.missing).toEqual({ en: [], ar: ['name', 'description'] });
    expect(products.some((row) => row.id === whole.id)).toBe(false);
    expect((await edit.find({ missing: 'en', perPage: 200 })).rows.some((row) => row.id === id)).toBe(false);
    expect(await edit.findIds({ missing: 'ar', perPage: 1 })).toHaveLength(products.length);
  });

  it('BO-01 paginates and sorts, ignoring invalid input', async () => {
    const all = await edit.find({ sort: 'price', perPage: 200 });
    const second = await edit.find({ sort: 'price', perPage: 10, page: 2 });
    expect(second.rows.map(({ id }) => id)).toEqual(all.rows.slice(10, 20).map(({ id }) => id));
    expect(second.total).toBe(all.total);
    const named = (await edit.find({ sort: 'name', perPage: 200 })).rows.map((row) =>
      row.name.en.toLowerCase(),
    );
    expect(named).toHaveLength(all.total);
    expect((await edit.find({ text: '%_\\', page: -4, perPage: 9_000 })).rows).toEqual([]);
    expect((await edit.find({ text: '\0', brand: '\0' })).total).toBe(all.total);
  });
});
