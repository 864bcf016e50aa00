import { type RawBuilder, sql } from 'kysely';
import {
  type AnyOf,
  FITS,
  type ListingConditions,
  NO_CHOICE,
  type PriceRange,
  type ProductChoice,
  rangeOf,
} from '../rules/conditions.ts';

export type Condition = RawBuilder<boolean>;

function choiceConditions({
  noneOf,
  without,
  among,
  published: { from, until },
}: ProductChoice): Condition[] {
  return [
    ...(noneOf.length === 0 ? [] : [sql<boolean>`not (tokens && ${[...noneOf]}::text[])`]),
    ...(without.length === 0 ? [] : [sql<boolean>`product_id <> all(${[...without]}::int[])`]),
    ...(among === null ? [] : [sql<boolean>`product_id = any(${[...among]}::int[])`]),
    ...(from === null ? [] : [sql<boolean>`created_at >= ${from}`]),
    ...(until === null ? [] : [sql<boolean>`created_at <= ${until}`]),
  ];
}

export function hasPrices(prices: PriceRange | null): Condition[] {
  const { low, high } = prices ?? { low: null, high: null };
  return [
    ...(low === null ? [] : [sql<boolean>`price_max_minor >= ${low}`]),
    ...(high === null ? [] : [sql<boolean>`price_min_minor <= ${high}`]),
  ];
}

/** Conditions beside tokens: a price range, the devices that take a stick, and a loop's choice. */
export function otherConditions(conditions: ListingConditions, without: string | null = null): Condition[] {
  const { query, fits } = conditions;
  return [
    ...hasPrices(rangeOf(query)),
    ...choiceConditions(conditions.choice ?? NO_CHOICE),
    ...(fits?.kind === 'stick' && without !== FITS
      ? [sql<boolean>`product_id in (select device_id from product_fit where stick_id = ${fits.id})`]
      : []),
  ];
}

/** A condition that a column of tokens matches all of these lists, written so that a GIN index can answer it. */
export function hasTokens(tokens: readonly AnyOf[], column = 'tokens'): Condition {
  const single = tokens.flatMap((any) => (any.length === 1 ? any : []));
  const several = tokens.filter((any) => any.length !== 1);
  return sql<boolean>`${sql.join(
    [
      sql`${sql.ref(column)} @> ${single}::text[]`,
      ...several.map((any) => sql`${sql.ref(column)} && ${any}::text[]`),
    ],
    sql` and `,
  )}`;
}
