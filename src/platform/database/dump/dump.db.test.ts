import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import type { Db } from '../client.ts';
import { dump, ownTables } from './dump.ts';
import { readLines, writeLines } from './dump-file.ts';
import { load } from './load.ts';

const first = await aDatabase();
const second = await aDatabase();
const folder = await mkdtemp(join(tmpdir(), 'dump-'));
const file = join(folder, 'shop.backup');
const picture = Buffer.alloc(1024 * 1024 + 7, 'jamra');
afterAll(() => rm(folder, { recursive: true, force: true }));

const FURNITURE = `
    insert into category (id, parent_id, slug, name) values (3, null, 'c', '{"en": "C"}');
    insert into category (id, parent_id, slug, name) values (2, 3, 'b', '{"en": "B"}');
    insert into category (id, parent_id, slug, name) values (1, 2, 'a', '{"en": "A"}');
    insert into product (type, slug, sku, name, weight_kg)
      select 'simple', 'p' || n, 'P' || n, jsonb_build_object('en', 'P' || chr(8232) || n), 0.150 from generate_series(1, 1200) n;
    insert into product (type, parent_id, name) values ('variation', 5, '{"en": "V"}');
    insert into product_category (product_id, category_id) values (5, 1);
    insert into stock_movement (product_id, change, reason) values (5, 10, 'import'), (5, -3, 'sale');
    insert into setting (key, value) values ('shop.test', '{"deep": [1, 2.50]}'), ('shop.none', 'null');
    insert into shop_order (key, idempotency_key, status, language, email, phone, address, delivery, payment_method,
        subtotal_minor, discount_minor, delivery_minor, fee_minor, total_minor, vat_minor, placed_at)
      values ('k', 'i', 'processing', 'en', 'a@example.com', '', '{}', '{}', 'cod', 1, 0, 0, 0, 1, 0, '2026-01-02 03:04:05.678901Z');
    insert into promotion (code, title, is_automatic, is_active, usage_limit, rule)
      values ('save', '{"en": "Save"}', false, true, 5, '{"benefit": {"kind": "none"}}');
    insert into promotion_use (promotion_id, order_id, email, phone, at) select promotion.id, shop_order.id, 'a@example.com', '', '2026-01-02 03:04:05Z' from promotion, shop_order;
`;

async function furnish(db: Db): Promise<void> {
  for (const statement of FURNITURE.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

async function everything(db: Db): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const table of await ownTables(db)) {
    const { rows } = await sql`select t::text as row from ${sql.id(table)} t order by 1`.execute(db);
    tables[table] = rows;
  }
  return tables;
}

function loadInto(db: Db, from: string, replace: boolean) {
  return load(db, { filesDir: join(folder, 'to'), lines: () => readLines(from), replace });
}

function backUp() {
  return writeLines(file, (write) =>
    dump(first, { filesDir: join(folder, 'from'), createdAt: new Date(), write }),
  );
}

beforeAll(async () => {
  await furnish(first);
  await mkdir(join(folder, 'from/aa'), { recursive: true });
  await writeFile(join(folder, 'from/aa/one.jpg'), picture);
  await writeFile(join(folder, 'from/empty.txt'), '');
  await backUp();
});

it('refuses a truncated backup and changes nothing', async () => {
  const before = await everything(second);
  const whole = await readFile(file);
  const cut = join(folder, 'cut.backup');
  await writeFile(cut, whole.subarray(0, whole.length - 20));
  await expect(loadInto(second, cut, true)).rejects.toThrow('cut short');
  const endless = join(folder, 'endless.backup');
  await writeLines(endless, async (write) => {
    for await (const line of readLines(file)) if (!line.startsWith('{"end"')) await write(line);
  });
  await expect(loadInto(second, endless, true)).rejects.toThrow('its end is missing');
  expect(await everything(second)).toEqual(before);
});

it('refuses an unknown format and files outside their folder', async () => {
  const strange = async function* (...lines: unknown[]) {
    for (const line of lines) yield JSON.stringify(line);
  };
  const head = { format: 1, migration: '0001-catalogue' };
  const attempt = (...lines: unknown[]) =>
    load(second, { filesDir: folder, lines: () => strange(...lines), replace: true });
  await expect(attempt({ ...head, format: 2 })).rejects.toThrow('does not know');
  await expect(attempt(head, { file: '../x', bytes: '' })).rejects.toThrow('outside');
  await expect(attempt({ ...head, migration: 'z' }, { end: true, rows: 0, files: 0 })).rejects.toThrow(
    'newer',
  );
});

it('restores everything unchanged', async () => {
  const counts = await loadInto(second, file, false);
  expect(counts.files).toBe(2);
  expect(await everything(second)).toEqual(await everything(first));
  expect(await readFile(join(folder, 'to/aa/one.jpg'))).toEqual(picture);
  expect(await readFile(join(folder, 'to/empty.txt'), 'utf8')).toBe('');
});

it('stock, sequences and references work after it', async () => {
  const { rows } = await sql<{ quantity: number; sum: number }>`
    select quantity, (select sum(change)::int from stock_movement m where m.product_id = l.product_id) as sum from stock_level l
  `.execute(second);
  expect(rows).toEqual([{ quantity: 7, sum: 7 }]);
  const added = await sql<{ id: number }>`
    insert into product (type, slug, name) values ('simple', 'next', '{"en": "N"}') returning id
  `.execute(second);
  expect(added.rows[0]?.id).toBe(1202);
  await sql`insert into stock_movement (product_id, change, reason) values (5, 1, 'return')`.execute(second);
  const level = await sql`select quantity from stock_level where product_id = 5`.execute(second);
  expect(level.rows).toEqual([{ quantity: 8 }]);
  const orphan = sql`insert into product_category (product_id, category_id) values (1, 999)`.execute(second);
  await expect(orphan).rejects.toThrow('foreign key');
});

it('replaces existing data only when asked; a failed restore changes nothing', async () => {
  const before = await everything(second);
  await expect(loadInto(second, file, false)).rejects.toThrow('--replace');
  const broken = join(folder, 'broken.backup');
  await writeLines(broken, async (write) => {
    for await (const line of readLines(file))
      await write(line.replace('"category_id":1,', '"category_id":77,'));
  });
  await expect(loadInto(second, broken, true)).rejects.toThrow('foreign key');
  expect(await everything(second)).toEqual(before);
  await loadInto(second, file, true);
  expect(await everything(second)).toEqual(await everything(first));
});

it('OR-03 brings drafts and the search of orders up to date in a backup of before', async () => {
  const written = {
    chosen: [
      { goods: { sku: 'A' }, quantity: 2 },
      { goods: { sku: 'B' }, quantity: 1 },
    ],
  };
  await sql`
    insert into order_draft (key, content, created_at, saved_at)
    values ('old', ${JSON.stringify({ ...written, note: 'kept' })}::jsonb, now(), now()), ('empty', '{}', now(), now())
  `.execute(first);
  await sql`update shop_order set sought = 'zoë'`.execute(first);
  await backUp();
  const old = join(folder, 'old.backup');
  await writeLines(old, async (write) => {
    for await (const line of readLines(file))
      await write(
        line.startsWith('{"format"') ? line.replace(/"\d{4}-[a-z-]+"/, '"0132-analytics-pages"') : line,
      );
  });
  await loadInto(second, old, true);
  const drafts = await second.selectFrom('order_draft').select('content').orderBy('id').execute();
  expect(drafts.map(({ content }) => content)).toEqual([
    {
      lines: [
        { product: { sku: 'A' }, quantity: 2 },
        { product: { sku: 'B' }, quantity: 1 },
      ],
      note: 'kept',
    },
    {},
  ]);
  expect(await second.selectFrom('shop_order').select('sought').execute()).toEqual([{ sought: 'zoe' }]);
});

it('restores a backup whose tables and columns have other names now', async () => {
  const statements = [
    sql`insert into stock_request (product_id, email, language, token, asked_at, notified_at)
      values (5, 'a@example.com', 'en', repeat('a', 32), now(), '2026-02-03 04:05:06Z')`,
    sql`insert into audit_entry (id, staff_name, action, at) values ('one', 'Aya', 'saveProduct', now())`,
    sql`insert into audit_change (entry_id, table_name, row_key, after)
      values ('one', 'product', '5', '{"weight_kg": 0.150}')`,
  ];
  for (const statement of statements) await statement.execute(first);
  await backUp();
  const old = join(folder, 'renamed.backup');
  const former = (line: string) =>
    line
      .replace('{"table":"audit_entry"', '{"table":"staff_act"')
      .replace('{"table":"audit_change"', '{"table":"staff_change"')
      .replaceAll('"notified_at":', '"told_at":')
      .replaceAll('"action":', '"verb":')
      .replaceAll('"entry_id":', '"act_id":')
      .replaceAll('"version_entry_id":', '"version_act":');
  await writeLines(old, async (write) => {
    for await (const line of readLines(file)) await write(former(line));
  });
  await loadInto(second, old, true);
  expect(await everything(second)).toEqual(await everything(first));
});
