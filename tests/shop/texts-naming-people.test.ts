import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import { FREE_TEXTS } from '#platform/database/free-texts/free-texts.ts';
import { EMPTY_REVIEW } from '#shop/reviews';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, nextNumber } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const { aCustomer } = accountsOf(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'owner');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const product = (await aProduct(test, { sku: 'NAMED', price: '80.00', stock: 100 })) as ProductId;

async function ask(name: ActionName, sent: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  const answer = (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

async function byHand(email: string, name: readonly [string, string], phone: string): Promise<CustomerId> {
  const [first_name, last_name] = name;
  const draft = { first_name, last_name, email, phone, language: 'en', address: null, tags: [], note: '' };
  await ask('customers.create', { ...draft, consent_source: '', hasConsent: false, isInvited: false });
  const known = await shop.customers.staff.byEmail(email);
  if (known === null) throw new Error('not created');
  return known.id;
}

type Column = Readonly<{ table: string; column: string; type: string }>;

/** The columns with texts, lists of texts and documents of all tables. */
async function textColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select columns.table_name as "table", column_name as "column", udt_name as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and tables.table_name not like 'kysely\\_%'
      and tables.table_name <> 'repeatable_migration' and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')
    order by 1, 2
  `.execute(db);
  return rows;
}

const namesIn = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');

/** The lines in a section of the document on personal data that begin with a sign and a name. */
function linesOf(section: string, sign: '|' | '-'): string[] {
  const document = readFileSync(join(import.meta.dirname, '../../docs/personal-data.md'), 'utf8');
  const [, text = ''] = document.split(`## ${section}\n`);
  const [intro = ''] = text.split('\n## ');
  return intro.split('\n').filter((line) => line.startsWith(`${sign} \``));
}

/** The searched columns of each table, from the document. */
const searched = new Map(
  linesOf('Searched', '|').map((line) => {
    const [, table, columns] = line.split('|');
    return [namesIn(table)[0] ?? '', namesIn(columns)] as const;
  }),
);

/** One row of another person in each searched table. */
async function rowsOfOthers(): Promise<void> {
  const { customer } = await aCustomer();
  const order = await anOrder(test, [{ id: product }], { email: customer.email });
  await ask('orders.note', { id: order.id, text: 'A note.', isForCustomer: true });
  await ask('customers.note', { id: customer.id, text: 'A note.' });
  const draft = { ...EMPTY_REVIEW, rating: '4', title: 'Warm', comment: 'Ready soon.', author: 'Zaid' };
  const uploads = { files: [], problem: null };
  const review = { ...draft, email: customer.email };
  await shop.reviews.write({ productId: product, draft: review, uploads, language: 'en' });
  const at = sql`now()`;
  await sql`
    insert into customer_address (customer_id, first_name, last_name, phone, emirate, area, street, building, created_at)
    values (${customer.id}, 'Zaid', 'Q', '', 'dubai', '', '', '', ${at})
  `.execute(db);
  await sql`
    insert into order_refund (idempotency_key, order_id, lines, delivery_minor, fee_minor, total_minor, vat_minor, reason, actor, state, at)
    values (${crypto.randomUUID()}, ${order.id}, '[]', 0, 0, 0, 0, '', 'Mona', 'by-hand', ${at})
  `.execute(db);
  await sql`
    with asked as (
      insert into order_return (order_id, state, lines, reason, wish, asked_at)
      values (${order.id}, 'refused', '[]', 'faulty', 'refund', ${at}) returning id
    )
    insert into order_return_event (return_id, to_state, actor, at) select id, 'refused', 'Mona', ${at} from asked
  `.execute(db);
  await sql`
    insert into order_draft (key, content, created_at, saved_at) values (${crypto.randomUUID()}, '{}', ${at}, ${at})
  `.execute(db);
  await sql`
    with made as (
      insert into subscription (state, weeks, language, email, phone, address, payment_method, delivery_id, created_at)
      values ('cancelled', 4, 'en', ${customer.email}, '', '{}', 'card', '', ${at}) returning id
    )
    insert into subscription_event (subscription_id, kind, actor, at) select id, 'cancelled', 'Mona', ${at} from made
  `.execute(db);
  await sql`
    with made as (
      insert into gift_card (code_digest, code_sealed, last_four, initial_minor, balance_minor, recipient_name,
        recipient_email, sender_name, message, buyer_email, language, deliver_at, issued_at, issued_by)
      values (${crypto.randomUUID()}, '', '0000', 100, 100, '', '', '', '', '', 'en', ${at}, ${at}, '') returning id
    )
    insert into gift_card_movement (gift_card_id, kind, amount_minor, balance_minor, actor, reason, at)
    select id, 'issue', 100, 100, 'Mona', '', ${at} from made
  `.execute(db);
  await sql`
    insert into form_entry (form, status, language, name, email, topic, message, consent_text, digest, sender, written_at)
    values ('contact', 'new', 'en', 'Zaid', ${customer.email}, '', '', '', ${crypto.randomUUID()}, '', ${at})
  `.execute(db);
}

/** Writes a text into every searched column of every row. */
async function writeEverywhere(text: string): Promise<void> {
  const document = JSON.stringify({ said: `Of:\n${text}`, of: [{ said: text }], count: 3 });
  const typeOf = new Map(
    (await textColumns()).map(({ table, column, type }) => [`${table}.${column}`, type]),
  );
  for (const [table, columns] of searched) {
    const changes = columns.map((column) => {
      const type = typeOf.get(`${table}.${column}`);
      if (type === '_text') return sql`${sql.ref(column)} = ${[text, 'vip']}::text[]`;
      return type === 'jsonb'
        ? sql`${sql.ref(column)} = ${document}::jsonb`
        : sql`${sql.ref(column)} = ${text}`;
    });
    const written = await sql`update ${sql.table(table)} set ${sql.join(changes)}`.execute(db);
    expect(written.numAffectedRows, table).toBeGreaterThan(0n);
  }
}

async function countNaming(word: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await textColumns()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${word}%`}
    `.execute(db);
    if (rows[0]?.count) counts[`${table}.${column}`] = rows[0].count;
  }
  return counts;
}

/** Columns in which a name may be one of the shop's own words: facts of events, choices of drafts. */
const OF_THE_SHOP = ['order_draft.content', 'order_event.facts', 'subscription_event.facts'];

it('CU-03 what others typed of an erased person loses email, phone and full name, and stays', async () => {
  const email = `farida.marjan@${nextNumber()}.example.com`;
  const name = 'Farida Marjan';
  const id = await byHand(email, ['Farida', 'Marjan'], '050 761 4422');
  await rowsOfOthers();
  await writeEverywhere(`For Farida Marjan <${email}>, 050 761 4422, Farida`);
  const columns = [...searched].flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  expect(Object.keys(await countNaming('marjan@'))).toEqual(expect.arrayContaining(columns));
  await ask('customers.erase', { id, email });
  // Columns that the shop writes as well keep words that are a name.
  expect(Object.keys(await countNaming('marjan')).sort()).toEqual(OF_THE_SHOP);
  expect(await countNaming('7614422')).toEqual({});
  expect(await countNaming('761 4422')).toEqual({});
  // Only full names are removed; the rest of a text stays.
  const stored = {
    ...(await countNaming('For … <…>, …, Farida')),
    ...(await countNaming(`For ${name} <…>, …`)),
  };
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(columns));
  const { rows } = await sql<{ facts: unknown }>`select facts from order_event limit 1`.execute(db);
  expect(rows[0]?.facts).toMatchObject({ said: `Of:\nFor ${name} <…>, …, Farida`, count: 3 });
});

it('CU-03 a full name that another account or order has stays in what others typed', async () => {
  const shared = [
    ['Salem', 'Dana'],
    ['Hind', 'Saqr'],
    ['Omar', 'Nasser'],
  ] as const;
  const ids = await Promise.all(
    shared.map((name, at) => byHand(`shared.${at}@example.com`, name, `050 762 000${at}`)),
  );
  await byHand('another.salem@example.com', ['salem', ' Dana'], '');
  await anOrder(test, [{ id: product }], {
    ...{ email: 'another.hind@example.com', firstName: 'Hind', lastName: 'SAQR' },
  });
  await byHand('omar.n@example.com', ['Omar', 'Nasser Al Ali'], '');
  const { customer } = await aCustomer();
  const text = 'Friend of Salem Dana, Hind Saqr and Omar Nasser.';
  await ask('customers.note', { id: customer.id, text });
  for (const [at, id] of ids.entries())
    await ask('customers.erase', { id, email: `shared.${at}@example.com` });
  expect(await countNaming(text)).toMatchObject({ 'customer_note.text': 1 });
});

it('CU-03 the log of settings keeps words that are a person’s name', async () => {
  const [email, value] = ['rawan.sand@example.com', 'Colour Rawan Sand is back'];
  const id = await byHand(email, ['Rawan', 'Sand'], '');
  await ask('settings.save', { key: 'shop.tagline', value: { en: value, ar: value }, version: 0 });
  const { customer } = await aCustomer();
  await ask('customers.note', { id: customer.id, text: 'Friend of Rawan Sand.' });
  await ask('customers.erase', { id, email });
  const counts = await countNaming('rawan sand');
  expect(Object.keys(counts).sort()).toEqual(['audit_change.after', 'audit_entry.input', 'setting.value']);
  expect(counts).toEqual(await countNaming(value));
});

it('CU-03 the document on personal data names every table with texts, and every searched column', async () => {
  const declared = new Map<string, Set<string>>();
  for (const { table, texts = [], lists = [], documents = [] } of FREE_TEXTS)
    declared.set(table, new Set([...(declared.get(table) ?? []), ...texts, ...lists, ...documents]));
  const asSets = [...searched].map(([table, columns]) => [table, new Set(columns)]);
  expect(Object.fromEntries(asSets)).toEqual(Object.fromEntries(declared));
  const named = new Set([
    ...searched.keys(),
    ...linesOf('Searched', '-').flatMap((line) => namesIn(line.split(':')[0])),
    ...linesOf('Not searched', '|').flatMap((line) => namesIn(line.split('|')[1])),
  ]);
  const tables = [...new Set((await textColumns()).map(({ table }) => table))];
  expect(tables.filter((table) => !named.has(table))).toEqual([]);
  expect([...named].filter((table) => !tables.includes(table))).toEqual([]);
});
