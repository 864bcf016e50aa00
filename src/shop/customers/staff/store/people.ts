import { type RawBuilder, sql } from 'kysely';
import type { CustomerId, GuestId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { SegmentRule } from '../../rules/segment.ts';
import {
  type CustomerOrder,
  type CustomerQuery,
  conditionsOf,
  type HasOrders,
  wordConditions,
} from './list.ts';
import { consents, type PeopleInSql, type PersonKind, segmentCondition } from './segment-condition.ts';

/** Which people staff want to see: accounts, guests or both, and of which segment. */
export type PeopleQuery = CustomerQuery &
  Readonly<{ kind: PersonKind | null; segment: SegmentRule | null; now: Instant }>;

/** A customer with an account, or a guest who ordered. */
export type ListedPerson = Readonly<{
  email: string;
  name: string;
  phone: string;
  language: Language;
  hasConsent: boolean;
  /** When and how an account agreed; null where the newsletter alone has the address. */
  consent: Readonly<{ at: Instant; source: string }> | null;
  tags: readonly string[];
  /** When the account was made, or the first order placed. */
  since: Instant;
}> &
  (
    | Readonly<{ kind: 'account'; id: CustomerId }>
    | Readonly<{ kind: 'guest'; id: GuestId; orders: number; totalMinor: number }>
  );

/** A list query, and the SQL of other modules. */
export type PeopleListQuery = Readonly<{ query: PeopleQuery; people: PeopleInSql; hasOrders: HasOrders }>;

type Sql = RawBuilder<unknown>;

function guestConditions({ words, tag, hasOrders }: PeopleQuery): Sql[] {
  return tag !== null || hasOrders === false ? [sql`false`] : [sql`true`, ...wordConditions(words)];
}

/** The requested rows of one kind. */
function conditionsFor(listQuery: PeopleListQuery, who: PersonKind): Sql {
  const { query, people, hasOrders } = listQuery;
  const { segment, hasConsent, now } = query;
  const conditions =
    who === 'account'
      ? [conditionsOf({ query: { ...query, hasConsent: null }, hasOrders })]
      : guestConditions(query);
  if (hasConsent !== null) conditions.push(sql`${consents({ who, people })} = ${hasConsent}::boolean`);
  if (segment !== null) conditions.push(segmentCondition({ who, people, now }, segment));
  return sql.join(conditions, sql` and `);
}

const SOURCES: Readonly<Record<PersonKind, { columns: Sql; joined: Sql; name: Sql; table: Sql }>> = {
  account: {
    columns: sql`'account' as kind, id, email, trim(first_name || ' ' || last_name) as name, display_name, phone, language,
      tags, consented_at, consent_source, 0 as orders, 0::bigint as spent_minor`,
    joined: sql`created_at`,
    name: sql`lower(first_name || ' ' || last_name)`,
    table: sql`customer`,
  },
  guest: {
    columns: sql`'guest' as kind, id, email, name, '' as display_name, phone, language,
      '{}'::text[] as tags, null::timestamptz as consented_at, '' as consent_source, orders, spent_minor`,
    joined: sql`first_order_at`,
    name: sql`lower(name)`,
    table: sql`guest`,
  },
};

const ORDERS: Readonly<Record<CustomerOrder, (by: { joined: Sql; name: Sql }) => Sql>> = {
  joined: ({ joined }) => sql`${joined}, id`,
  '-joined': ({ joined }) => sql`${joined} desc, id desc`,
  name: ({ name }) => sql`${name}, id`,
  '-name': ({ name }) => sql`${name} desc, id desc`,
};

type Row = {
  kind: PersonKind;
  id: number;
  email: string;
  name: string;
  display_name: string;
  phone: string;
  language: string;
  tags: string[];
  consented_at: Date | null;
  consent_source: string;
  orders: number;
  spent_minor: string;
  since: Date;
  is_subscribed: boolean;
};

function parsePerson(row: Row): ListedPerson {
  const { kind, id, email, phone, tags, since, consented_at: at } = row;
  const person = {
    ...{ email, phone, tags, since },
    name: row.name || row.display_name || email.split('@')[0] || phone,
    language: row.language as Language,
    hasConsent: at !== null || row.is_subscribed,
    consent: at === null ? null : { at, source: row.consent_source },
  };
  return kind === 'account'
    ? { ...person, kind, id: id as CustomerId }
    : { ...person, kind, id: id as GuestId, orders: row.orders, totalMinor: Number(row.spent_minor) };
}

function kindsOf({ kind }: PeopleQuery): readonly PersonKind[] {
  return kind === null ? ['account', 'guest'] : [kind];
}

const subscribed = (people: PeopleInSql) =>
  sql`lower(email) in (${people.subscribedEmails}) as is_subscribed`;

/** One page of people: each kind by its index as far as the page reaches, then both together. */
export function peopleStatement(listQuery: PeopleListQuery) {
  const { query, people } = listQuery;
  const order = ORDERS[query.order];
  const skipped = (query.page - 1) * query.size;
  const parts = kindsOf(query).map((who) => {
    const { columns, joined, name, table } = SOURCES[who];
    return sql`(select ${columns}, ${joined} as since, ${name} as sorted from ${table}
      where ${conditionsFor(listQuery, who)} order by ${order({ joined, name })} limit ${skipped + query.size}::int)`;
  });
  return sql<Row>`
    select page.*, ${subscribed(people)} from (
      select * from (${sql.join(parts, sql` union all `)}) found
      order by ${order({ joined: sql`since`, name: sql`sorted` })}
      offset ${skipped}::int limit ${query.size}::int
    ) page order by ${order({ joined: sql`since`, name: sql`sorted` })}
  `;
}

export async function listPeople(db: DbOrTx, query: PeopleListQuery): Promise<ListedPerson[]> {
  return (await peopleStatement(query).execute(db)).rows.map(parsePerson);
}

export function countStatement(query: PeopleListQuery) {
  const counts = kindsOf(query.query).map(
    (who) => sql`(select count(*) from ${SOURCES[who].table} where ${conditionsFor(query, who)})`,
  );
  return sql<{ count: number }>`select (${sql.join(counts, sql` + `)})::int as count`;
}

export async function countPeople(db: DbOrTx, query: PeopleListQuery): Promise<number> {
  return (await countStatement(query).execute(db)).rows[0]?.count ?? 0;
}

const BATCH = 1000;

/** All people of a list in batches, accounts first, the oldest first. */
export async function* streamPeople(db: DbOrTx, query: PeopleListQuery): AsyncGenerator<ListedPerson[]> {
  for (const who of kindsOf(query.query)) {
    const { columns, joined, table } = SOURCES[who];
    const conditions = conditionsFor(query, who);
    for (let last = 0; ; ) {
      const { rows } = await sql<Row>`
        select batch.*, ${subscribed(query.people)} from (
          select ${columns}, ${joined} as since from ${table}
          where id > ${last}::int and ${conditions} order by id limit ${BATCH}::int
        ) batch order by id
      `.execute(db);
      if (rows.length > 0) yield rows.map(parsePerson);
      if (rows.length < BATCH) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

/** A guest as their page shows them. */
export type Guest = Extract<ListedPerson, { kind: 'guest' }> & Readonly<{ lastOrderAt: Instant }>;

export async function findGuest(db: DbOrTx, id: GuestId, people: PeopleInSql): Promise<Guest | null> {
  const { columns, joined } = SOURCES.guest;
  const { rows } = await sql<Row & { last_order_at: Date }>`
    select ${columns}, ${joined} as since, last_order_at, ${subscribed(people)} from guest where id = ${id}::int
  `.execute(db);
  const row = rows[0];
  const person = row === undefined ? null : parsePerson(row);
  return row === undefined || person?.kind !== 'guest' ? null : { ...person, lastOrderAt: row.last_order_at };
}
