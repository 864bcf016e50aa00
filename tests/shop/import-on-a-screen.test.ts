import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImportRun } from '#shop/data-transfer';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, importsDue, time } = test;
const { dataTransfer } = shop;

const HEADERS = 'Type,SKU,Name,Regular price';
const TABLE = `${HEADERS}\nsimple,SCREEN-1,First,10.00\nsimple,SCREEN-2,Second,10.00\nsimple,,,10.00\n`;

async function take(text: string | Uint8Array) {
  const path = join(test.config.dataDir, 'sent.csv');
  await writeFile(path, text);
  const file = { path, size: Buffer.byteLength(text) };
  return dataTransfer.take({ kind: 'products', fileName: 'goods.csv', file, staffName: 'Noura' });
}

async function taken(text: string): Promise<string> {
  const answer = await take(text);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.id;
}

/** Runs the import's job as often as it is due. */
async function work(): Promise<void> {
  for (const id of importsDue.splice(0)) await dataTransfer.workOn(id);
}

async function runOf(id: string): Promise<ImportRun> {
  const answer = await dataTransfer.find(id);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

async function products(): Promise<number> {
  return (await db.selectFrom('product').select('id').execute()).length;
}

async function brought(text: string): Promise<ImportRun> {
  const id = await taken(text);
  await work();
  expect((await dataTransfer.start(id)).ok).toBe(true);
  await work();
  return runOf(id);
}

it('BO-03 plans row by row and writes nothing', async () => {
  const id = await taken(TABLE);
  expect(await runOf(id)).toMatchObject({ state: 'planning', plan: null, staffName: 'Noura' });
  await work();
  expect(await runOf(id)).toMatchObject({
    state: 'planned',
    plan: {
      created: 2,
      changed: 0,
      refusedRows: 1,
      rows: [
        { line: 2, key: 'SCREEN-1', name: 'First', verdict: 'create' },
        { line: 3, key: 'SCREEN-2', name: 'Second', verdict: 'create' },
      ],
      refused: [{ line: 4, column: 'Name', reason: 'missing' }],
    },
  });
  expect(await products()).toBe(0);
});

it('BO-03 imports the plan; a second run changes nothing', async () => {
  const first = await brought(TABLE);
  expect(first).toMatchObject({ state: 'done', report: { created: 2, refusedRows: 1 } });
  expect(await products()).toBe(2);
  const second = await brought(TABLE);
  expect(second).toMatchObject({ state: 'done', report: { created: 0, changed: 0, leftAlone: 2 } });
  expect(await products()).toBe(2);
});

it('BO-03 one import runs at a time', async () => {
  const [one, other] = [await taken(TABLE), await taken(TABLE)];
  await work();
  expect((await dataTransfer.start(one)).ok).toBe(true);
  expect(await dataTransfer.start(other)).toMatchObject({ refusal: { code: 'data-transfer.runs-already' } });
  expect(await dataTransfer.start(one)).toMatchObject({ refusal: { code: 'data-transfer.not-now' } });
  expect(await dataTransfer.forget(one)).toMatchObject({ refusal: { code: 'data-transfer.not-now' } });
  await work();
  expect((await dataTransfer.start(other)).ok).toBe(true);
  await work();
  expect(await dataTransfer.start('nothing')).toMatchObject({
    refusal: { code: 'data-transfer.unknown-import' },
  });
});

it('BO-03 another process takes over after a missing heartbeat, not before', async () => {
  const id = await taken(TABLE);
  importsDue.length = 0;
  // A process claims it, and dies.
  await db.updateTable('import_run').set({ seen_at: time.now }).where('id', '=', id).execute();
  await dataTransfer.workOn(id);
  expect(await runOf(id)).toMatchObject({ state: 'planning' });
  time.now = new Date(time.now.getTime() + 61_000);
  await dataTransfer.workOn(id);
  expect(await runOf(id)).toMatchObject({ state: 'planned' });
});

it('BO-03 an import whose job was lost with its process is queued again, not one that is at work', async () => {
  const id = await taken(TABLE);
  importsDue.length = 0;
  await db.updateTable('import_run').set({ seen_at: time.now }).where('id', '=', id).execute();
  time.now = new Date(time.now.getTime() + 59_000);
  await dataTransfer.resume();
  expect(importsDue).toEqual([]);
  time.now = new Date(time.now.getTime() + 2000);
  await dataTransfer.resume();
  expect(importsDue).toEqual([id]);
  await work();
  expect(await runOf(id)).toMatchObject({ state: 'planned' });
  await dataTransfer.resume();
  expect(importsDue).toEqual([]);
});

it('BO-03 a file that is not a table is refused and deleted', async () => {
  const before = await dataTransfer.latest();
  const codes = async (text: string | Uint8Array) => {
    const answer = await take(text);
    return answer.ok ? 'taken' : answer.refusal;
  };
  expect(await codes('')).toEqual({ code: 'data-transfer.empty-file' });
  expect(await codes(' \n\n')).toEqual({ code: 'data-transfer.empty-file' });
  expect(await codes(`${HEADERS}\n`)).toEqual({ code: 'data-transfer.empty-file' });
  expect(await codes('PK\u0003\u0004a spreadsheet')).toEqual({ code: 'data-transfer.no-table' });
  expect(await codes(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toEqual({ code: 'data-transfer.no-table' });
  expect(await codes(new Uint8Array([0x53, 0x4b, 0x55, 0x0a, 0xe9, 0x0a]))).toEqual({
    code: 'data-transfer.no-table',
  });
  expect(await codes('Colour,Size\nred,XL\n')).toMatchObject({
    code: 'data-transfer.wrong-columns',
    found: 'Colour, Size',
  });
  expect(await codes('SKU,Name\nA,"never closed\n')).toEqual({ code: 'data-transfer.broken-table', line: 2 });
  expect(await dataTransfer.latest()).toEqual(before);
});

it('BO-03 a table that breaks off reports the line and can be planned again', async () => {
  const id = await taken(`${TABLE}simple,SCREEN-3,"never closed,10.00\n`);
  await work();
  expect(await runOf(id)).toMatchObject({
    state: 'failed',
    problem: { code: 'data-transfer.broken-table', line: 5 },
  });
  expect(await products()).toBe(2);
  expect((await dataTransfer.again(id)).ok).toBe(true);
  await work();
  expect(await runOf(id)).toMatchObject({ state: 'failed' });
});

it('BO-03 refused rows are downloaded with reasons and can be imported when corrected', async () => {
  const id = await taken(TABLE);
  await work();
  const rejected = await dataTransfer.rejected(id, (reason) => `because: ${reason}`);
  if (!rejected.ok) throw new Error(rejected.refusal.code);
  const lines: string[][] = [];
  for await (const line of rejected.value.rows) lines.push(line);
  expect(lines).toEqual([
    ['Type', 'SKU', 'Name', 'Regular price', 'Line', 'Column', 'Value', 'Reason'],
    ['simple', '', '', '10.00', '4', 'Name', '', 'because: missing'],
  ]);
  const [headers = [], row = []] = lines;
  const mended = `${headers.join(',')}\n${row.with(1, 'SCREEN-9').with(2, 'Ninth').join(',')}\n`;
  expect(await brought(mended)).toMatchObject({ report: { created: 1, refusedRows: 0 } });
});

it('BO-03 pictures are found in the library by name', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c4521d' } })
    .png()
    .toBuffer();
  const saved = await shop.media.upload({ bytes, fileName: 'Night Tray.png', alt: '' });
  if (!saved.ok) throw new Error(saved.refusal.code);
  await brought(`${HEADERS},Images\nsimple,SCREEN-P,Pictured,10.00,images/night-tray.jpg\n`);
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', 'SCREEN-P')
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom('product_image')
    .select('media_id')
    .where('product_id', '=', id)
    .execute();
  expect(pictures).toEqual([{ media_id: saved.value }]);
});

it('BO-03 an old import is deleted with its file', async () => {
  expect((await dataTransfer.latest()).length).toBeGreaterThan(0);
  time.now = new Date(time.now.getTime() + 31 * 86_400_000);
  await dataTransfer.forgetOld();
  expect(await dataTransfer.latest()).toEqual([]);
});
