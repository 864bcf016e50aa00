import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { forgetInImport } from '#jobs/imports.ts';
import type { CustomerId, GuestId, ProductId } from '#kernel/ids.ts';
import { EMPTY_REVIEW } from '#shop/reviews';
import { aMember } from '../a-member.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'owner');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const product = (await aProduct(test, { sku: 'FORGOTTEN', price: '80.00', stock: 100 })) as ProductId;

async function ask(name: ActionName, sent: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  const answer = (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

async function eraseGuest(key: string): Promise<void> {
  const { id } = await db.selectFrom('guest').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  await ask('customers.erase-guest', { id: id as GuestId, typed: key });
}

const IMPORTED = {
  order_number: '8101',
  order_date_gmt: '2025-03-01 10:00:00',
  status: 'wc-completed',
  order_total: '80.00',
  billing_email: 'noor.imported@example.com',
  billing_first_name: 'Noor',
  line_items: 'name:Case|sku:FORGOTTEN|quantity:1|total:80.00',
};

it('CU-03 no later import gives the imported orders of an erased person to an account', async () => {
  const { orders, customers } = shop.dataTransfer.importers;
  const ownerOf = async (number: string) =>
    (
      await db
        .selectFrom('shop_order')
        .select('customer_id')
        .where('old_number', '=', number)
        .executeTakeFirstOrThrow()
    ).customer_id;
  expect(await orders.run(rowsOf([IMPORTED]), PLAIN_IMPORT)).toMatchObject({ created: 1 });
  await eraseGuest(IMPORTED.billing_email);
  const account = { ID: '81', user_email: IMPORTED.billing_email, first_name: 'Noor' };
  expect(await customers.run(rowsOf([account]), PLAIN_IMPORT)).toMatchObject({ created: 1 });
  expect(await ownerOf('8101')).toBeNull();
  const changed = { ...IMPORTED, status: 'wc-refunded' };
  expect(
    await orders.run(rowsOf([changed, { ...IMPORTED, order_number: '8102' }]), PLAIN_IMPORT),
  ).toMatchObject({
    ...{ created: 1, changed: 1 },
  });
  expect(await ownerOf('8101')).toBeNull();
  expect(await ownerOf('8102')).not.toBeNull();
});

const FORM = {
  ...{ first_name: 'Noor', last_name: 'Hand', phone: '', language: 'en', address: null, tags: [] },
  ...{ note: '', consent_source: '', hasConsent: false, isInvited: false },
};

async function anAccountByHand(email: string, more: Partial<typeof FORM> = {}): Promise<CustomerId> {
  await ask('customers.create', { ...FORM, email, ...more });
  const known = await shop.customers.staff.byEmail(email);
  if (known === null) throw new Error('not created');
  return known.id;
}

it('CU-03 guest orders of a merged account made by hand are exported and erased, too', async () => {
  const emails = ['noor.first@example.com', 'noor.second@example.com'] as const;
  const [from, into] = [await anAccountByHand(emails[0]), await anAccountByHand(emails[1])];
  await ask('customers.merge', { from, into });
  const { id: order } = await anOrder(test, [{ id: product }], { email: emails[0] });
  const known = await ask('customers.export', { id: into });
  expect(known.orders.map(({ id }: { id: number }) => id)).toEqual([order]);
  await ask('customers.erase', { id: into, email: emails[1] });
  const { person_erased_at: erasedAt } = await db
    .selectFrom('shop_order')
    .select('person_erased_at')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  expect(erasedAt).not.toBeNull();
});

async function logOf(id: CustomerId): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select concat(after, input) as text from audit_change join audit_entry on audit_entry.id = entry_id
    where table_name = 'customer' and row_key = ${String(id)}
  `.execute(db);
  return rows.map(({ text }) => text).join(' ');
}

async function saveLists(queries: Readonly<Record<string, string>>): Promise<void> {
  await db.deleteFrom('staff_view').execute();
  for (const [name, query] of Object.entries(queries))
    await db
      .insertInto('staff_view')
      .values({ staff_id: signedIn.member.id, list: 'orders', name, query })
      .execute();
}

async function savedLists(): Promise<Record<string, string>> {
  const rows = await db.selectFrom('staff_view').select(['name', 'query']).execute();
  return Object.fromEntries(rows.map(({ name, query }) => [name, query]));
}

it('CU-03 the activity log and the saved lists of somebody with the same phone keep it', async () => {
  const phone = '+971507001122';
  const sara = await anAccountByHand('sara.log@example.com', { first_name: 'Sarah', phone });
  const ali = await anAccountByHand('ali.log@example.com', { first_name: 'Aliyu', phone });
  await saveLists({ shared: 'q=050+700+1122', both: 'q=%2B971507001122&status=sara.log%40example.com' });
  await ask('customers.erase', { id: sara, email: 'sara.log@example.com' });
  expect(await logOf(sara)).not.toMatch(/Sarah|sara\.log|Hand|7001122/);
  const log = await logOf(ali);
  expect(log.match(/Aliyu/g)).toHaveLength(2);
  expect(log.match(/ali\.log@example\.com/g)?.length).toBeGreaterThanOrEqual(2);
  expect(log.match(/7001122/g)?.length).toBeGreaterThanOrEqual(2);
  expect(await savedLists()).toEqual({ shared: 'q=050+700+1122', both: 'q=%2B971507001122' });
  await ask('customers.erase', { id: ali, email: 'ali.log@example.com' });
  expect(await logOf(ali)).not.toMatch(/Aliyu|7001122/);
  expect(await savedLists()).toEqual({});
});

it('CU-03 saved lists lose the phone and the email of an erased person, and keep the rest', async () => {
  const id = await anAccountByHand('lists@example.com', { phone: '+971507008899' });
  await saveLists({
    ...{ phone: 'q=050+700+8899&status=pending', email: 'filter=email%3Alists%40example.com&tag=vip' },
    ...{ alone: 'q=lists%40example.com', other: 'q=my.lists%40example.com' },
    ...{ 'Of lists@example.com': 'tag=a', 'Of 050 700 8899': 'tag=b', 'Of …': 'tag=c' },
  });
  await ask('customers.erase', { id, email: 'lists@example.com' });
  const stored = { phone: 'status=pending', email: 'tag=vip', other: 'q=my.lists%40example.com' };
  const named = { 'Of … 2': 'tag=a', 'Of … 3': 'tag=b', 'Of …': 'tag=c' };
  expect(await savedLists()).toEqual({ ...stored, ...named });
});

it('CU-03 saved lists lose an email with characters outside ASCII', async () => {
  const email = 'noél@lists.example.com';
  const order = await anOrder(test, [{ id: product }], { email: 'noel@lists.example.com' });
  await db.updateTable('shop_order').set({ email }).where('id', '=', order.id).execute();
  await saveLists({ theirs: new URLSearchParams({ q: email.toUpperCase(), tag: 'vip' }).toString() });
  await eraseGuest(email);
  expect(await savedLists()).toEqual({ theirs: 'tag=vip' });
});

it('CU-03 the activity log is searched for emails at the begin of a line, and for phones as they were typed', async () => {
  const id = await anAccountByHand('omar.lines@example.com', { phone: '+971507003344' });
  const other = await anAccountByHand('other.lines@example.com');
  for (const text of ['Brother:\nomar.lines@example.com', 'Call +971 (50) 700 3344', 'Call ٠٥٠ ٧٠٠ ٣٣٤٤'])
    await ask('customers.note', { id: other, text });
  await ask('customers.erase', { id, email: 'omar.lines@example.com' });
  const { rows } = await sql<{ text: string }>`
    select concat(after, input) as text from audit_change join audit_entry on audit_entry.id = entry_id
    where table_name = 'customer_note'
  `.execute(db);
  // Each note is stored, and loses its names.
  expect(rows).toHaveLength(6);
  expect(rows.map(({ text }) => text).join(' ')).not.toMatch(/omar|700|٧٠٠/);
});

it('CU-03 carts and drafts of orders of a guest without an email are found by the phone', async () => {
  const { id: order } = await anOrder(test, [{ id: product }], { email: 'to.be.taken.off@example.com' });
  await db
    .updateTable('shop_order')
    .set({ email: '', phone: '+971507005566' })
    .where('id', '=', order)
    .execute();
  const people = [
    { email: '', phone: '050 700 5566' },
    { email: '', phone: '٠٥٠٧٠٠٥٥٦٧' },
    { email: 'somebody.else@example.com', phone: '+971507005566' },
  ];
  const content = JSON.stringify({ lines: [] });
  const draft = { content, name: '', staff_id: signedIn.member.id, saved_by_id: signedIn.member.id };
  await db
    .insertInto('order_draft')
    .values(
      people.map((one, at) => ({
        ...draft,
        ...one,
        key: `by-phone-${at}`,
        created_at: new Date(),
        saved_at: new Date(),
      })),
    )
    .execute();
  await db
    .insertInto('cart')
    .values(
      people.map((one, at) => ({
        token_digest: `by-phone-${at}`,
        contact: JSON.stringify(one),
        expires_at: new Date(),
      })),
    )
    .execute();
  await eraseGuest('+971507005566');
  const drafts = await db.selectFrom('order_draft').select('key').orderBy('key').execute();
  expect(drafts.map(({ key }) => key)).toEqual(['by-phone-1', 'by-phone-2']);
  const carts = await db
    .selectFrom('cart')
    .select('token_digest')
    .where('token_digest', 'like', 'by-phone-%')
    .orderBy('token_digest')
    .execute();
  expect(carts.map(({ token_digest: key }) => key)).toEqual(['by-phone-1', 'by-phone-2']);
});

it('CU-03 coupons limited to the email lose it, and are deactivated where no other is left', async () => {
  const email = 'coupons@erased.example.com';
  await anOrder(test, [{ id: product }], { email });
  const by = { staffId: null, name: 'Mona' };
  const limitedTo = async (code: string, emails: readonly string[]) => {
    const { id: _id, ...promotion } = aPromotion({ code, emails });
    const saved = await shop.promotions.change({ id: null, version: 1, promotion }, { by });
    if (!saved.ok) throw new Error(saved.refusal.code);
    return saved.value;
  };
  const [alone, several] = [
    await limitedTo('alone', [email]),
    await limitedTo('several', [email, '*@erased.example.com', 'x@example.com']),
  ];
  await limitedTo('everybody', []);
  await eraseGuest(email);
  expect(await shop.promotions.findById(alone)).toMatchObject({ emails: [], isActive: false });
  const others = { emails: ['*@erased.example.com', 'x@example.com'], isActive: true };
  expect(await shop.promotions.findById(several)).toMatchObject(others);
  expect(await shop.promotions.find('everybody')).toMatchObject({ emails: [], isActive: true });
  const versions = await db.selectFrom('promotion_version').select('draft').orderBy('promotion_id').execute();
  expect(versions.map(({ draft }) => draft)).toMatchObject([
    { isActive: false, rule: { emails: [] } },
    { isActive: true, rule: { emails: others.emails } },
    { isActive: true, rule: { emails: [] } },
  ]);
});

it('CU-03 replies and notes of staff lose who was erased, and stay', async () => {
  const id = await anAccountByHand('replied@example.com', { phone: '+971507006677' });
  const other = await anAccountByHand('noted@example.com');
  const reviewOf = async (email: string, author: string, reply: string) => {
    const draft = { ...EMPTY_REVIEW, rating: '5', comment: `${author} writes`, author, email };
    const uploads = { files: [], problem: null };
    const written = await shop.reviews.write({ productId: product, draft, uploads, language: 'en' });
    if (!written.ok) throw new Error(JSON.stringify(written.refusal));
    const row = await db
      .selectFrom('review')
      .select(['id', 'version'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await ask('reviews.reply', { id: row.id, text: reply, version: row.version });
    return row.id;
  };
  const review = await reviewOf('replied@example.com', 'Ranya Q.', 'Dear Ranya, thank you.');
  const another = await reviewOf('noted@example.com', 'Zaid', 'Dear Zaid, replied@example.com has it.');
  await ask('customers.note', { id: other, text: 'Wife: 050 700 6677, replied@example.com.' });
  const noteOrder = async (email: string) => {
    const order = await anOrder(test, [{ id: product }], { email });
    const text = 'Ring (050 700 6677) or <replied@example.com>/050 700 6677';
    await ask('orders.note', { id: order.id, text, isForCustomer: false });
    return order.id;
  };
  const [ownOrder, otherOrder] = [
    await noteOrder('replied@example.com'),
    await noteOrder('noted@example.com'),
  ];
  await db.updateTable('shop_order').set({ customer_id: id }).where('id', '=', ownOrder).execute();
  await ask('customers.erase', { id, email: 'replied@example.com' });
  const { rows } = await sql<{ id: number; text: string }>`
    select id, reply ->> 'text' as text from review where id in (${review}, ${another}) order by id
  `.execute(db);
  expect(rows.map(({ text }) => text)).toEqual(['Dear …, thank you.', 'Dear Zaid, … has it.']);
  const [note] = await db
    .selectFrom('customer_note')
    .select('text')
    .where('customer_id', '=', other)
    .execute();
  expect(note?.text).toBe('Wife: …, ….');
  const notes = await db
    .selectFrom('order_event')
    .select('reason')
    .where('order_id', 'in', [ownOrder, otherOrder])
    .where('kind', '=', 'note')
    .orderBy('order_id')
    .execute();
  const [theirs, others] = notes.map(({ reason }) => reason);
  expect(theirs).toBe('Ring (050 700 6677) or <replied@example.com>/050 700 6677');
  expect(others).toBe('Ring (…) or <…>/…');
  const { rows: logged } = await sql`
    select id from audit_change where concat(before, after) ~ 'Ranya|replied@|700 6677'
  `.execute(db);
  expect(logged).toEqual([]);
});

it('CU-03 imports that name an erased person are deleted with their files', async () => {
  const id = await anAccountByHand('imported@erased.example.com');
  const take = async (kind: 'customers' | 'products', fileName: string, text: string) => {
    const path = join(test.config.dataDir, 'sent.csv');
    await writeFile(path, text);
    const file = { path, size: Buffer.byteLength(text) };
    const taken = await shop.dataTransfer.take({ kind, fileName, file, staffName: 'Noura' });
    if (!taken.ok) throw new Error(taken.refusal.code);
    await shop.dataTransfer.workOn(taken.value.id);
    return taken.value.id;
  };
  const rows = (email: string) => `ID,user_email,first_name\n901,${email},Noor\n`;
  const theirs = await take('customers', 'people.csv', rows('Imported@erased.example.com'));
  const others = await take('customers', 'others.csv', rows('other.imported@erased.example.com'));
  const { file } = await db
    .selectFrom('import_run')
    .select('file')
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow();
  const folder = join(test.config.dataDir, 'exchange');
  const refused = JSON.stringify([{ line: 2, column: 'note', value: 'Of:\nimported@erased.example.com' }]);
  const inRows = await take('customers', 'refused.csv', rows('third.imported@erased.example.com'));
  await db.updateTable('import_run').set({ refused }).where('id', '=', inRows).execute();
  await ask('customers.erase', { id, email: 'imported@erased.example.com' });
  // Nothing is deleted before the erasure is committed.
  expect(await readdir(folder)).toContain(file);
  expect(test.importErasures).toHaveLength(3);
  const work = forgetInImport(test);
  for (const due of test.importErasures.splice(0)) {
    await work(due);
    // The process may end between the row and the file; the job then runs again.
    if (due.id === theirs) await writeFile(join(folder, file), 'again');
    await work(due);
  }
  const left = await db.selectFrom('import_run').select('id').execute();
  expect(left.map(({ id: run }) => run)).toEqual([others]);
  expect(await readdir(folder)).not.toContain(file);
});

it('CU-03 a coupon that lost its last email is activated only for an email or for all shoppers', async () => {
  const email = 'lost@coupons.example.com';
  const id = await anAccountByHand(email);
  const by = { staffId: null, name: 'Mona' };
  const { id: _id, ...promotion } = aPromotion({ code: 'LOST', emails: [email] });
  const result = await shop.promotions.change({ id: null, version: 0, promotion }, { by });
  if (!result.ok) throw new Error(result.refusal.code);
  const coupon = result.value;
  await ask('customers.erase', { id, email });
  const stands = () => shop.promotions.findById(coupon);
  expect(await stands()).toMatchObject({ emails: [], isActive: false, lostEmails: true });
  const save = async (more: object) => {
    const version = await shop.promotions.versionOf(coupon);
    const saved = { ...promotion, emails: [], lostEmails: true, ...more };
    return shop.promotions.change({ id: coupon, version, promotion: saved }, { by });
  };
  expect(await save({})).toMatchObject({ refusal: { code: 'promotions.lost-emails' } });
  expect(await save({ isActive: false })).toMatchObject({ ok: true });
  await shop.promotions.save({ ...promotion, emails: [] });
  expect(await stands()).toMatchObject({ isActive: false, lostEmails: true });
  expect(await save({ emails: ['new@example.com'] })).toMatchObject({ ok: true });
  expect(await stands()).toMatchObject({ isActive: true, lostEmails: false });
  expect(await shop.promotions.undo(coupon, 1, by)).toMatchObject({ ok: true });
  expect(await stands()).toMatchObject({ emails: [], isActive: false, lostEmails: true });
  const copy = { ...promotion, code: 'lost-2', emails: [], lostEmails: true };
  const keepCopy = (more: object) =>
    shop.promotions.change({ id: null, version: 0, copyOf: coupon, promotion: { ...copy, ...more } }, { by });
  expect(await keepCopy({}), 'a copy').toMatchObject({ refusal: { code: 'promotions.lost-emails' } });
  expect(await keepCopy({ lostEmails: false })).toMatchObject({ ok: true });
  expect(await save({ lostEmails: false })).toMatchObject({ ok: true });
  expect(await stands()).toMatchObject({ emails: [], isActive: true, lostEmails: false });
});
