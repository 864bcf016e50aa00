import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import { lockRows, refreshLater } from '#shop/listing/store/refresh.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
/** The time for a statement to reach a lock that another transaction holds. */
const BESIDE_MS = 150;
const beside = () => new Promise((resolve) => setTimeout(resolve, BESIDE_MS));

describe('a concurrent save', () => {
  const KEY = 'shop.email';

  it('BO-01 of two who save it at once, from the same version, one gets the conflict', async () => {
    const version = (await shop.settings.opened()).versionOf(KEY);
    const saved = await Promise.all(
      ['a@example.com', 'b@example.com'].map((value) => shop.settings.set(KEY, value, version)),
    );
    const stored = (await shop.settings.within(db))[KEY];
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saved.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile', stored, version: version + 1 },
    });
  });

  it('BO-01 is compared with the stored value, not a cached one', async () => {
    const other = aShop(db).shop;
    await other.settings.all();
    const version = (await shop.settings.opened()).versionOf(KEY);
    expect(await shop.settings.set(KEY, 'c@example.com', version)).toMatchObject({ ok: true });
    expect(await other.settings.set(KEY, 'd@example.com', version)).toMatchObject({ ok: false });
    expect(await other.settings.set(KEY, 'd@example.com', version + 1)).toMatchObject({ ok: true });
  });
});

it('BO-06 of mail texts is refused when they were changed since they were read', async () => {
  const saved = await Promise.all(
    ['One', 'Two'].map((subject) =>
      shop.mails.save('order-packed', 'en', { words: { subject }, actor: subject, version: 0 }),
    ),
  );
  const stored = await shop.mails.read('order-packed', 'en');
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  expect(saved.find(({ ok }) => !ok)).toMatchObject({
    refusal: { code: 'admin.changed-meanwhile', stored: stored?.words, version: 1 },
  });
});

it('RT-08 a moved page forms no redirect loop with a concurrent import', async () => {
  const { moved } = await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'shop.redirects');
    const moved = db.transaction().execute((other) => shop.redirects.moved(other, '/moves-a/', '/moves-b/'));
    await beside();
    await sql`insert into redirect (source, target) values ('/moves-b/', '/moves-a/')`.execute(tx);
    return { moved };
  });
  await moved;
  expect(await shop.redirects.find('/moves-a/')).toEqual({ status: 301, location: '/moves-b/' });
  expect(await shop.redirects.find('/moves-b/')).toBeNull();
});

it('RT-08 an imported list forms no loop with a concurrent redirect', async () => {
  const importing = await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'shop.redirects');
    const begun = shop.redirects.importList([{ line: 2, source: '/round-a/', target: '/round-b/' }], {
      mayLeadAway: true,
    });
    await beside();
    await sql`insert into redirect (source, target) values ('/round-b/', '/round-a/')`.execute(tx);
    return { begun };
  });
  expect(await importing.begun).toMatchObject({ accepted: 0, refused: [{ problem: 'loop' }] });
});

it('BO-01 a value cannot be deleted while products receive it', async () => {
  const id = await aProduct(test, { sku: 'GIVEN' });
  const made = await shop.catalogue.edit.attributes.create({
    name: { en: 'Finish', ar: 'اللمسة' },
    slug: '',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const value = await shop.catalogue.edit.values.create(made.value, {
    name: { en: 'Brushed', ar: 'مصقول' },
    slug: '',
    swatchHex: null,
  });
  if (!value.ok) throw new Error(JSON.stringify(value.refusal));
  const given = JSON.stringify([
    {
      slug: made.value,
      name: 'Finish',
      values: [{ slug: value.value, name: 'Brushed' }],
      visible: true,
      global: true,
      default: '',
    },
  ]);
  const { begun } = await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'shop.catalogue.edit');
    const begun = shop.catalogue.edit.values.remove(made.value, value.value);
    await beside();
    await sql`update product set attributes = ${given}::jsonb where id = ${id}`.execute(tx);
    return { begun };
  });
  expect(await begun).toMatchObject({ ok: false, refusal: { code: 'catalogue.in-use', goods: 1 } });
});

it('BO-03 an import waits for a concurrent rename of a value without deadlock', async () => {
  const terms = (word: string) => ({
    'Attribute 1 name': 'Grain',
    'Attribute 1 value(s)': word,
    'Attribute 1 global': '1',
  });
  const id = await aProduct(test, { sku: 'GRAINED', more: terms('Fine') });
  const { importing } = await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'shop.catalogue.edit');
    await sql`update attribute_term set name = '{"en": "Finest"}' where attribute_slug = 'grain'`.execute(tx);
    const importing = aProduct(test, { sku: 'GRAINED', price: '26.00', more: terms('Fine') });
    importing.catch(() => undefined);
    await beside();
    await lockRows(tx, [id]);
    return { importing };
  });
  expect(await importing).toBe(id);
});

it('no deadlock occurs when many rows become due during a write', async () => {
  const id = await aProduct(test, { sku: 'CIRCLE' });
  const { begun } = await db.transaction().execute(async (tx) => {
    await lockRows(tx, [id]);
    const begun = db.transaction().execute((other) => refreshLater(other, [id], test.time.now));
    begun.catch(() => undefined);
    await beside();
    await sql`update listing_row set position = position + 1 where product_id = ${id}`.execute(tx);
    return { begun };
  });
  await begun;
});
