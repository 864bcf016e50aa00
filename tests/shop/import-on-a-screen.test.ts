import { expect, it } from 'vitest';
import { aShop, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const { importing } = shop.catalogue;

const good = { Type: 'simple', SKU: 'SCREEN-1', Name: 'First', 'Regular price': '10.00' };
const rows = () =>
  rowsOf([good, { ...good, SKU: 'SCREEN-2', Name: 'Second' }, { ...good, SKU: '', Name: '' }]);
const readPicture = async () => null;

async function products(): Promise<number> {
  const all = await db.selectFrom('product').select('id').execute();
  return all.length;
}

it('BO-03 plans row by row on a screen, and writes nothing', async () => {
  const plan = await importing.plan(rows);
  expect(plan).toMatchObject({
    created: 2,
    applied: false,
    rows: [
      { line: 2, sku: 'SCREEN-1', name: 'First', verdict: 'create' },
      { line: 3, sku: 'SCREEN-2', name: 'Second', verdict: 'create' },
    ],
    refused: [{ line: 4, column: 'Name', reason: 'missing' }],
  });
  expect(await products()).toBe(0);
});

it('BO-03 runs one at a time, tells where it is, and the second time changes nothing', async () => {
  const steps: string[] = [];
  const started = importing.start(rows, { readPicture, onProgress: (step) => steps.push(step) });
  if (!started.ok) throw new Error('not started');
  expect(importing.start(rows, { readPicture })).toEqual({
    ok: false,
    refusal: { code: 'catalogue.import-runs' },
  });
  expect(importing.progress(started.value.id)).toMatchObject({ value: { state: 'running', report: null } });
  await started.value.finished;
  expect([...new Set(steps)]).toEqual(['read', 'write', 'link']);
  expect(importing.progress(started.value.id)).toMatchObject({
    value: { state: 'done', step: 'link', done: 2, report: { created: 2, applied: true } },
  });
  const again = importing.start(rows, { readPicture });
  if (!again.ok) throw new Error('not started');
  await again.value.finished;
  expect(importing.progress(again.value.id)).toMatchObject({
    value: { report: { created: 0, changed: 0, leftAlone: 2 } },
  });
  expect(await products()).toBe(2);
  expect(importing.progress('nothing')).toMatchObject({ refusal: { code: 'catalogue.unknown-import' } });
});

it('BO-03 says when it failed, and may be started again', async () => {
  const broken = async function* () {
    yield* rows();
    throw new Error('the disk is gone');
  };
  const started = importing.start(broken, { readPicture });
  if (!started.ok) throw new Error('not started');
  await expect(started.value.finished).rejects.toThrow('the disk is gone');
  expect(importing.progress(started.value.id)).toMatchObject({ value: { state: 'failed' } });
  expect(importing.start(rows, { readPicture }).ok).toBe(true);
});
