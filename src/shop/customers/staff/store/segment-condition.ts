import { type RawBuilder, sql } from 'kysely';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { BuyersInSql } from '#shop/orders';
import type { SegmentCondition, SegmentRule } from '../../rules/segment.ts';

/** An account or a guest who ordered; also the table that a statement reads. */
export type PersonKind = 'account' | 'guest';

/** What other modules know of people, as subqueries. */
export type PeopleInSql = Readonly<{
  buyers: BuyersInSql;
  /** Customers who registered a model. */
  deviceOwners: (productId: number) => RawBuilder<unknown>;
  /** Confirmed addresses of the newsletter, in small letters. */
  subscribedEmails: RawBuilder<unknown>;
}>;

type SegmentQuery = Readonly<{ who: PersonKind; people: PeopleInSql; now: Instant }>;
type Sql = RawBuilder<unknown>;

/** The shop's day begins at midnight in the UAE. */
const DAY_BEGINS = 'T00:00:00+04:00';

const NOBODY = sql`false`;

function daysAgo({ now }: SegmentQuery, days: number): Instant {
  return new Date(now.getTime() - days * DAY_MS);
}

function sinceOf(query: SegmentQuery, days: number | null): Instant | null {
  return days === null ? null : daysAgo(query, days);
}

const inSet = (isIn: boolean, set: Sql): Sql => (isIn ? sql`id in (${set})` : sql`id not in (${set})`);

/** Whether a person consented to marketing: with their account, or by a newsletter subscription. */
export function consents({ who, people }: Pick<SegmentQuery, 'who' | 'people'>): Sql {
  const isSubscribed = sql`lower(email) in (${people.subscribedEmails})`;
  return who === 'account' ? sql`(consented_at is not null or ${isSubscribed})` : isSubscribed;
}

/** Ordered at some time, and not since. */
function lapsedAt(query: SegmentQuery, from: Instant): Sql {
  const { ordered } = query.people.buyers;
  return sql`(${inSet(true, ordered(query.who, { from: null }))} and ${inSet(false, ordered(query.who, { from }))})`;
}

function orderedSince(query: SegmentQuery, from: Instant): Sql {
  return inSet(true, query.people.buyers.ordered(query.who, { from }));
}

type Of<Fact extends SegmentCondition['fact']> = Extract<SegmentCondition, { fact: Fact }>;

/** How each fact is asked of the database; values are parameters of the statement, never parts of its text. */
const CONDITIONS: {
  readonly [Fact in SegmentCondition['fact']]: (query: SegmentQuery, of: Of<Fact>) => Sql;
} = {
  spent: (requested, { is, amountMinor, days }) =>
    inSet(
      is === 'at-least',
      requested.people.buyers.bySpent(requested.who, {
        from: sinceOf(requested, days),
        leastMinor: amountMinor,
      }),
    ),
  orders: (requested, { is, count, days }) =>
    inSet(
      is === 'at-least',
      requested.people.buyers.byCount(requested.who, { from: sinceOf(requested, days), least: count }),
    ),
  'last-order': (requested, { is, days }) =>
    is === 'within'
      ? orderedSince(requested, daysAgo(requested, days))
      : lapsedAt(requested, daysAgo(requested, days)),
  'last-order-date': (requested, { is, on }) => {
    const begin = new Date(`${on}${DAY_BEGINS}`);
    return is === 'before'
      ? lapsedAt(requested, begin)
      : orderedSince(requested, new Date(begin.getTime() + DAY_MS));
  },
  joined: (requested, { is, days }) => {
    const joined = requested.who === 'account' ? sql`created_at` : sql`first_order_at`;
    const from = daysAgo(requested, days);
    return is === 'within' ? sql`${joined} >= ${from}` : sql`${joined} < ${from}`;
  },
  device: ({ who, people }, { is, productId }) => {
    if (is === 'bought') return inSet(true, people.buyers.ofProduct(who, productId));
    return who === 'account' ? inSet(true, people.deviceOwners(productId)) : NOBODY;
  },
  emirate: ({ who, people }, { is }) => {
    const ordered = inSet(true, people.buyers.toEmirate(who, is));
    if (who === 'guest') return ordered;
    return sql`(${ordered} or id in (select customer_id from customer_address where emirate = ${is}))`;
  },
  consent: (requested, { is }) => sql`${consents(requested)} = ${is === 'yes'}::boolean`,
  tag: ({ who }, { is, tag }) => {
    if (who === 'guest') return is === 'has' ? NOBODY : sql`true`;
    const has = sql`(tags <> '{}' and tags @> array[${tag}]::text[])`;
    return is === 'has' ? has : sql`not ${has}`;
  },
  account: ({ who }, { is }) => sql`${who === is}::boolean`,
  language: (_asked, { is }) => sql`language = ${is}`,
};

function conditionOf(query: SegmentQuery, of: SegmentCondition): Sql {
  // Each fact's function takes its own condition type; the compiler cannot relate the two.
  const write = CONDITIONS[of.fact] as (query: SegmentQuery, of: SegmentCondition) => Sql;
  return write(query, of);
}

/** Whether a row of `customer`, or of `guest`, belongs to a segment; an expression for a statement's `where`. */
export function segmentCondition(
  query: SegmentQuery,
  { match, conditions }: SegmentRule,
): RawBuilder<boolean> {
  const all = conditions.map((one) => conditionOf(query, one));
  return sql<boolean>`(${sql.join(all, match === 'all' ? sql` and ` : sql` or `)})`;
}
