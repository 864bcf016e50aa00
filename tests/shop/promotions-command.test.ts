import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { promotions } from '#commands/promotions/promotions.ts';
import { saveCategory } from '#shop/catalogue';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { runCommand } from '../run-command.ts';

const test = aShop(await aDatabase());
const { shop, db, config } = test;
const folder = await mkdtemp(join(tmpdir(), 'promotions-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand(promotions, args, { shop, db, databaseUrl: '', config });

async function importText(text: string): Promise<[number, string]> {
  const file = join(folder, 'list.json');
  await writeFile(file, text);
  return run('import', file);
}

for (const sku of ['ORV-DOCK', 'ACC-CASE', 'ACC-SLEEVE', 'ACC-CAPS']) await aProduct(test, { sku });
const words = { name: { en: '' }, description: { en: '' }, imageId: null, parentId: null, position: 0 };
for (const slug of ['cases-sleeves', 'tobacco-sticks']) await saveCategory(db, { ...words, slug });

it('CO-05 accepts every example of its documentation, and the demo list', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/promotions.md'), 'utf8');
  const [, examples = ''] = /```json\n([\s\S]+?)```/.exec(text) ?? [];
  expect(await importText(examples)).toEqual([0, '5 promotions imported.\n']);
  for (const { code } of await shop.promotions.list()) expect(await run('remove', code)).toEqual([0, '']);
  const demo = join(import.meta.dirname, '../../demo/promotions.json');
  expect(await run('import', demo)).toEqual([0, '5 promotions imported.\n']);
});

it('CO-05 lists, prints an importable list, and removes', async () => {
  const [code, listed] = await run('list');
  expect(code).toBe(0);
  expect(listed).toContain('THIRDCASE · buy 2, get 1 at 100% off · automatic · used 0 times\n');
  const before = await shop.promotions.find('thirdcase');
  const [, shown] = await run('show', 'thirdcase');
  expect(JSON.parse(shown)).toMatchObject([
    { include: { products: ['ACC-CASE', 'ACC-SLEEVE', 'ACC-CAPS'] } },
  ]);
  expect(await run('remove', 'ThirdCase')).toEqual([0, '']);
  expect(await run('show', 'thirdcase')).toEqual([1, 'Code thirdcase not found.\n']);
  expect(await run('remove', 'thirdcase')).toEqual([1, 'Code thirdcase not found.\n']);
  expect((await importText(shown))[0]).toBe(0);
  expect({ ...(await shop.promotions.find('thirdcase')), id: before?.id }).toEqual(before);
});

it('CO-05 a list with a fault changes nothing and reports all faults', async () => {
  const title = { en: 'New' };
  const list = [
    { code: 'NEW', title, kind: 'percentage', percent: 5 },
    {
      code: 'BAD',
      title,
      kind: 'percentage',
      percent: 5,
      ends: '31.12.2026',
      include: { products: ['NONE\0'] },
    },
  ];
  const [code, output] = await importText(JSON.stringify(list));
  expect(code).toBe(1);
  expect(output).toContain('2 (BAD), include.products.0: no product has the SKU');
  expect(output).toContain("2 (BAD), ends: '31.12.2026' is no day");
  expect(output).toContain('Nothing was changed.');
  expect(await shop.promotions.find('new')).toBeNull();
  expect((await importText('{ "a"'))[0]).toBe(2);
  expect((await importText('{}'))[0]).toBe(1);
  expect(await run('import', join(folder, 'none.json'))).toEqual([
    2,
    `File not found: ${join(folder, 'none.json')}\n`,
  ]);
  expect((await run('show'))[0]).toBe(2);
});
