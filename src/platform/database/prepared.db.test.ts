import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import type { DbOrTx } from './client.ts';
import { prepared } from './prepared.ts';

const db = await aDatabase();

const statement = vi.fn((from: DbOrTx, { least, slugs }: { least: number; slugs: readonly string[] }) =>
  from
    .selectFrom('attribute')
    .select(['slug', sql<number>`${least}::int + 1`.as('more')])
    .where('slug', '=', sql<string>`any(${slugs}::text[])`)
    .where('slug', '<>', 'never')
    .orderBy('slug')
    .compile(),
);

await db
  .insertInto('attribute')
  .values(['colour', 'never', 'size'].map((slug) => ({ slug, name: JSON.stringify({ en: slug }) })))
  .execute();

it('is built once and sent with the values of each call', async () => {
  const ask = prepared(statement);
  const [one, other] = await Promise.all([
    ask(db, { least: 1, slugs: ['colour', 'never'] }),
    ask(db, { least: 5, slugs: ['size', 'colour'] }),
  ]);
  expect(one).toEqual([{ slug: 'colour', more: 2 }]);
  expect(other).toEqual([
    { slug: 'colour', more: 6 },
    { slug: 'size', more: 6 },
  ]);
  expect(statement).toHaveBeenCalledTimes(1);
});

it('runs in the given transaction', async () => {
  const count = prepared((from, { slug }: { slug: string }) =>
    from.selectFrom('attribute').select('slug').where('slug', '=', slug).compile(),
  );
  expect(await count(db, { slug: 'weight' })).toEqual([]);
  const inside = await db.transaction().execute(async (tx) => {
    await tx.insertInto('attribute').values({ slug: 'weight', name: '{"en":"w"}' }).execute();
    return count(tx, { slug: 'weight' });
  });
  expect(inside).toEqual([{ slug: 'weight' }]);
});

it('passes values as parameters, never as SQL', async () => {
  const ask = prepared((from, { slug }: { slug: string }) =>
    sql<{ slug: string }>`select slug from attribute where slug = ${slug}`.compile(from),
  );
  expect(await ask(db, { slug: "size' or 'a' = 'a" })).toEqual([]);
});
