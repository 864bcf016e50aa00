import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop } = made;

type Row = Record<string, string>;

const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#aa5500' } })
  .png()
  .toBuffer();

async function readPicture(reference: string) {
  return reference === 'cables.png' ? { bytes: new Uint8Array(png), fileName: 'cables.png' } : null;
}

function bring(rows: readonly Row[], dryRun = false) {
  return shop.dataTransfer.importers.categories.run(rowsOf(rows), { ...PLAIN_IMPORT, dryRun, readPicture });
}

const ROWS: Row[] = [
  { term_id: '12', name: 'Cables', slug: 'cables', parent: '11', thumbnail: 'cables.png', menu_order: '2' },
  { term_id: '13', name: 'Cases', slug: 'cases', parent: '11', menu_order: '1' },
  {
    term_id: '11',
    name: 'Extras',
    slug: 'extras',
    parent: '0',
    description: 'All <b>besides</b>',
    name_ar: 'إضافات',
  },
  { term_id: '14', name: 'شواحن', slug: '%d8%b4', parent: 'Extras > Cables' },
];

const listed = () => shop.catalogue.edit.categories.list();

it('BO-03 categories are planned and imported as a tree; a second run changes nothing', async () => {
  expect(await bring(ROWS, true)).toMatchObject({ created: 4, applied: false, refused: [], warnings: [] });
  expect(await listed()).toEqual([]);
  expect(await bring(ROWS)).toMatchObject({ created: 4, applied: true });
  const categories = await listed();
  const [root] = categories;
  expect(root).toMatchObject({ slug: 'extras', parentId: null, name: { en: 'Extras', ar: 'إضافات' } });
  const below = categories.filter(({ parentId }) => parentId === root?.id);
  expect(below.map(({ slug, imageId }) => [slug, imageId !== null])).toEqual([
    ['cases', false],
    ['cables', true],
  ]);
  expect(categories.find(({ slug }) => slug === 'category-14')).toMatchObject({
    parentId: below[1]?.id,
    name: { en: 'شواحن' },
  });
  expect(await bring(ROWS)).toMatchObject({ created: 0, changed: 0, leftAlone: 4 });
});

it('BO-03 an existing category keeps its texts and gets missing ones; a missing picture is reported', async () => {
  const rows = [
    { name: 'Cases renamed', slug: 'cases', parent: 'extras', name_ar: 'أغطية', image: 'nowhere.png' },
  ];
  expect(await bring(rows)).toMatchObject({
    changed: 1,
    warnings: [{ key: 'cases', kind: 'picture', value: 'nowhere.png' }],
  });
  const category = (await listed()).find(({ slug }) => slug === 'cases');
  expect(category).toMatchObject({ name: { en: 'Cases', ar: 'أغطية' } });
  expect(await bring(rows)).toMatchObject({ changed: 0, leftAlone: 1 });
});

it('BO-03 invalid categories are refused by cell', async () => {
  const report = await bring([
    { name: '', slug: 'nameless', parent: '' },
    { name: 'Lost', slug: 'lost', parent: 'nowhere' },
    { name: 'Hen', slug: 'hen', parent: 'egg' },
    { name: 'Egg', slug: 'egg', parent: 'hen' },
    { name: 'Again', slug: 'cases-2', parent: '' },
    { name: 'Again, too', slug: 'cases-2', parent: '' },
  ]);
  expect(report.refused.map(({ line, reason }) => `${line} ${reason}`).sort()).toEqual([
    '2 missing',
    '3 unknown-category',
    '4 category-circle',
    '5 category-circle',
    '7 repeated',
  ]);
  expect(report.created).toBe(1);
});
