import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportFieldKind, TableImport } from '#kernel/data-transfer/table-import.ts';
import type { CustomerId, ProductId, ReviewId } from '#kernel/ids.ts';
import { PLAIN_REVIEWS } from '#shop/reviews';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop, db } = made;
let product = 0;
beforeAll(async () => {
  product = await aProduct(made, { sku: 'OLD-1' });
});

type Rows = readonly Record<string, string>[];

function bring(run: TableImport, rows: Rows, dryRun = false) {
  return run(rowsOf(rows), { ...PLAIN_IMPORT, dryRun });
}

const review = {
  comment_ID: '901',
  product_SKU: 'OLD-1',
  comment_author: 'Hana',
  comment_author_email: 'Hana@example.com',
  comment_date_gmt: '2026-03-01 10:00:00',
  comment_content: 'Warms <b>evenly</b>.',
  comment_approved: '1',
  rating: '4',
  verified: '1',
};

describe('imported reviews', () => {
  const rows = [
    review,
    {
      ...review,
      comment_ID: '902',
      comment_approved: 'hold',
      rating: '',
      product_SKU: '',
      comment_post_ID: '',
    },
  ];

  const count = async () => (await db.selectFrom('review').select('id').execute()).length;

  it('BO-03 are planned and imported with their old ids; a second run changes nothing', async () => {
    const named = [rows[0] ?? {}, { ...rows[1], comment_post_ID: String(product) }];
    expect(await bring(shop.reviews.importOld, named, true)).toMatchObject({ created: 2, applied: false });
    expect(await count()).toBe(0);
    expect(await bring(shop.reviews.importOld, named)).toMatchObject({ created: 2, applied: true });
    const stored = await db.selectFrom('review').selectAll().orderBy('old_id').execute();
    expect(stored).toMatchObject([
      {
        old_id: '901',
        product_id: product,
        rating: 4,
        status: 'approved',
        is_verified: true,
        email: 'hana@example.com',
        written_at: new Date('2026-03-01T10:00:00Z'),
      },
      { old_id: '902', product_id: product, rating: null, status: 'pending' },
    ]);
    expect(await bring(shop.reviews.importOld, named)).toMatchObject({
      created: 0,
      changed: 0,
      leftAlone: 2,
    });
    expect(await count()).toBe(2);
  });

  it('BO-03 follow changes there, except those moderated here', async () => {
    const stored = await db
      .selectFrom('review')
      .select('id')
      .where('old_id', '=', '901')
      .executeTakeFirstOrThrow();
    await db.updateTable('review').set({ status: 'spam' }).where('id', '=', stored.id).execute();
    expect(await bring(shop.reviews.importOld, [review])).toMatchObject({ changed: 0, leftAlone: 1 });
    expect(await bring(shop.reviews.importOld, [{ ...review, rating: '5' }])).toMatchObject({ changed: 1 });
  });

  it('BO-03 are refused by cell when invalid', async () => {
    const report = await bring(shop.reviews.importOld, [
      { ...review, comment_ID: '', rating: '9', comment_date_gmt: 'long ago' },
      { ...review, comment_ID: '903', product_SKU: 'NOWHERE' },
      { ...review, comment_ID: '904', comment_parent: '901' },
      { ...review, comment_ID: '905' },
      { ...review, comment_ID: '905' },
    ]);
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`).sort()).toEqual([
      '2 missing',
      '2 not-a-date',
      '2 not-stars',
      '3 unknown-product',
      '4 an-answer',
      '6 repeated',
    ]);
    expect(report.created).toBe(1);
  });
});

describe('imported reviews that staff changed', () => {
  const staff = { actor: 'Sara' };
  const stored = (oldId: string) =>
    db
      .selectFrom('review')
      .select(['id', 'status', 'rating', 'is_verified'])
      .select(sql<string>`coalesce(reply ->> 'text', '')`.as('reply'))
      .where('old_id', '=', oldId)
      .executeTakeFirstOrThrow();

  async function aReplied(comment_ID: string, reply = 'Thanks from there.') {
    const row = { ...review, comment_ID, reply, verified: '0' };
    await bring(shop.reviews.importOld, [row]);
    const { id } = await stored(comment_ID);
    return { row, id: id as ReviewId };
  }

  it('BO-03 keep reply and state by staff and say so in the plan', async () => {
    const { row, id } = await aReplied('910');
    await shop.reviews.reply(id, 'Thank you, Hana.', staff);
    await shop.reviews.move(id, 'spam', staff);
    const changed = { ...row, rating: '2', reply: 'Another reply from there.', comment_approved: '0' };
    const review = { rating: 2, reply: 'Thank you, Hana.', status: 'spam' };
    const plan = await bring(shop.reviews.importOld, [changed], true);
    expect(plan).toMatchObject({ changed: 1, changedHere: { texts: 1, status: 1 } });
    expect(plan.rows).toMatchObject([{ verdict: 'change', changedHere: ['reply', 'status'] }]);
    await bring(shop.reviews.importOld, [changed]);
    expect(await stored('910')).toMatchObject(review);
    const again = await bring(shop.reviews.importOld, [changed]);
    expect(again).toMatchObject({ leftAlone: 1, changedHere: { texts: 1, status: 1 } });
    expect(await stored('910')).toMatchObject(review);
  });

  it('BO-03 keep a removed reply removed, and get a new one if unchanged', async () => {
    const [gone, theirs] = [await aReplied('911'), await aReplied('912')];
    await shop.reviews.reply(gone.id, '', staff);
    const rows = [gone.row, theirs.row].map((row) => ({ ...row, reply: 'A later one.' }));
    expect(await bring(shop.reviews.importOld, rows)).toMatchObject({
      changed: 2,
      changedHere: { texts: 1 },
    });
    expect((await stored('911')).reply).toBe('');
    expect((await stored('912')).reply).toBe('A later one.');
    expect((await shop.reviews.of(product as ProductId, PLAIN_REVIEWS)).reviews).toContainEqual(
      expect.objectContaining({ reply: '' }),
    );
  });

  it('BO-03 take chosen fields from the file', async () => {
    const { row, id } = await aReplied('913');
    await shop.reviews.reply(id, 'Ours.', staff);
    await shop.reviews.move(id, 'spam', staff);
    const take = (kinds: ImportFieldKind[]) =>
      shop.reviews.importOld(rowsOf([row]), { ...PLAIN_IMPORT, take: kinds });
    expect(await take(['texts'])).toMatchObject({ changed: 1 });
    expect(await stored('913')).toMatchObject({ reply: 'Thanks from there.', status: 'spam' });
    expect(await take(['status'])).toMatchObject({ changed: 1 });
    expect(await stored('913')).toMatchObject({ reply: 'Thanks from there.', status: 'approved' });
    expect(await take([])).toMatchObject({ leftAlone: 1 });
    const later = { ...row, reply: 'A later one.', comment_approved: '0' };
    const report = await bring(shop.reviews.importOld, [later]);
    expect(report.changedHere).toBeUndefined();
    expect(await stored('913')).toMatchObject({ reply: 'A later one.', status: 'pending' });
  });
});

describe('imported customers', () => {
  const customer = {
    ID: '71',
    user_email: 'Omar@Example.com',
    first_name: 'Omar',
    last_name: 'Said',
    billing_phone: '050 123 4567',
    billing_state: 'Dubai',
    billing_city: 'Marina',
    billing_address_1: 'Pearl street',
    billing_address_2: 'Tower 7',
    user_registered: '2024-05-01 08:00:00',
    roles: 'customer',
  };

  const stored = () =>
    db.selectFrom('customer').selectAll().where('email', '=', 'omar@example.com').executeTakeFirst();

  it('BO-03 get addresses but no password; a second run changes nothing', async () => {
    expect(await bring(shop.customers.importOld, [customer])).toMatchObject({
      created: 1,
      refused: [],
      warnings: [],
    });
    const one = await stored();
    expect(one).toMatchObject({
      first_name: 'Omar',
      phone: '+971501234567',
      password_hash: null,
      old_id: '71',
    });
    const addresses = await db.selectFrom('customer_address').selectAll().execute();
    expect(addresses).toMatchObject([
      { customer_id: one?.id, emirate: 'DU', building: 'Tower 7', is_default: true },
    ]);
    expect(await bring(shop.customers.importOld, [customer])).toMatchObject({
      created: 0,
      changed: 0,
      leftAlone: 1,
    });
  });

  it('BO-03 existing ones keep their data and get missing fields', async () => {
    const later = { ...customer, first_name: 'Somebody', billing_company: 'Pearl LLC' };
    expect(await bring(shop.customers.importOld, [later])).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject({ first_name: 'Omar', company: 'Pearl LLC' });
    expect(await bring(shop.customers.importOld, [later])).toMatchObject({ changed: 0, leftAlone: 1 });
  });

  it('BO-03 erased ones stay erased', async () => {
    const one = await stored();
    expect((await shop.customers.staff.erase(one?.id as CustomerId)).ok).toBe(true);
    expect(await bring(shop.customers.importOld, [customer])).toMatchObject({
      created: 0,
      changed: 0,
      leftAlone: 1,
    });
    expect(await stored()).toBeUndefined();
  });

  it('BO-03 are refused by cell, and invalid phone numbers are left out', async () => {
    const report = await bring(shop.customers.importOld, [
      { ...customer, user_email: '' },
      { ...customer, user_email: 'no address' },
      { ...customer, user_email: 'admin@example.com', roles: 'administrator' },
      {
        ...customer,
        ID: '75',
        user_email: 'far@example.com',
        billing_phone: '+49 30 1234',
        billing_state: 'Berlin',
      },
    ]);
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 missing',
      '3 not-an-email',
      '4 not-a-customer',
    ]);
    expect(report.warnings).toEqual([{ key: 'far@example.com', kind: 'phone', value: '+49 30 1234' }]);
    expect(report.created).toBe(1);
  });
});
