import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { PriceBounds, PriceRange } from '../../rules/conditions.ts';
import { hasPrices, hasTokens } from '../conditions.ts';
import { isIn } from '../search/matches-condition.ts';
import { asSet, numbersOf, setOf, settled } from './sets.ts';
import type { Wanted } from './wanted.ts';

/** A place of so few products is looked through as a whole for its prices. */
const SMALL_PLACE = 5000;

/** The products that cost something between the two, as a set. */
export async function readPriced(db: DbOrTx, prices: PriceRange): Promise<Buffer> {
  const bits = sql`select chunk, bits from listing_priced(${prices.low}::int, ${prices.high}::int)`;
  const { rows } = await sql<{ priced: Buffer }>`
    select ${asSet(settled(bits, sql.join(hasPrices(prices), sql` and `)))} as priced
  `.execute(db);
  return rows[0]?.priced ?? Buffer.alloc(0);
}

type Priced = 'price_min_minor' | 'price_max_minor desc';

/** The first price of a walk by price in a place: of what can be had, of what cannot, and of what only a search shows. */
function firstPrice(column: Priced, isSearch: boolean): RawBuilder<unknown> {
  const priced = sql.raw(column.split(' ')[0] ?? column);
  const walk = (listed: string) => sql`(
    select ${priced} from listing_key
    where ${sql.raw(listed)} and ${priced} is not null and ${isIn(sql`(select members from place)`)}
    order by ${sql.raw(column)} nulls last, product_id limit 1)`;
  const pick = column === 'price_min_minor' ? sql`least` : sql`greatest`;
  const hidden = isSearch ? sql`, ${walk('in_search and not in_catalogue')}` : sql``;
  return sql`${pick}(${walk('in_catalogue and in_stock')}, ${walk('in_catalogue and not in_stock')}${hidden})`;
}

/** Lowest and highest price of a place, which has so many products. */
export async function boundsInBitmaps(db: DbOrTx, place: Wanted, total: number): Promise<PriceBounds> {
  const { tokens, within } = place;
  const few = within === null ? hasTokens(tokens) : sql`product_id = any(array(${numbersOf(place)}))`;
  const { rows } =
    total <= SMALL_PLACE
      ? await sql<PriceBounds>`
          select min(price_min_minor) as min, max(price_max_minor) as max from listing_key where ${few}
        `.execute(db)
      : await sql<PriceBounds>`
          with place as materialized (select ${setOf(place)} as members)
          select ${firstPrice('price_min_minor', within !== null)} as min,
            ${firstPrice('price_max_minor desc', within !== null)} as max
        `.execute(db);
  return rows[0] ?? { min: null, max: null };
}
