import { type Kysely, sql } from 'kysely';

/**
 * Sets of a large catalogue in less time.
 *
 * - The bits of common words stand in their rows, as those of marks do: nothing packs them, so they stood beside the table,
 *   and each piece cost a look of its own. Bits of rarer words are packed in their rows.
 * - Which terms the words of many products begin with is found by hashes: thinking that there were few of either, the
 *   planner compared each word with each term.
 * - A range of prices is one expression over all places of the bound, lowest first: one `&` or `|` for each place, instead
 *   of three and a loop for each piece of the set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_bits alter column bits set storage main;
    update search_bits set bits = bits & ~0::bit(16384);
    alter function search_bits_of(integer[], tsvector[], integer[]) set enable_nestloop = off;

    create function prices_above(prices text, bound integer) returns text language plpgsql stable as $$
    declare
      places constant integer[] := array(select distinct value::integer from listing_bits where family = prices);
      above text;
      slice text;
    begin
      for place in 0..30 loop
        if place = any(places) then
          slice := format('coalesce((select slice.bits from listing_bits slice where slice.family = %L and slice.value = %L'
            || ' and slice.chunk = priced.chunk), 0::bit(16384))', prices, place);
          if (bound >> place) & 1 = 1 then
            above := '(' || above || ' & ' || slice || ')';
          else
            above := coalesce('(' || above || ' | ' || slice || ')', slice);
          end if;
        elsif (bound >> place) & 1 = 1 then
          above := null;
        end if;
      end loop;
      return coalesce(above, '0::bit(16384)');
    end $$;
    comment on function prices_above(text, integer) is
      'as an expression: which products of a chunk of "priced" have a price (_min, _max) above a bound of nothing or more';

    create or replace function listing_priced(low integer, high integer) returns table (chunk integer, bits bit(16384))
    language plpgsql stable rows 64 as $$
    begin
      if high < 0 then return; end if;
      return query execute 'select priced.chunk, priced.bits'
        || case when high is null then '' else ' & ~' || prices_above('_min', high) end
        || case when coalesce(low, 0) <= 0 then '' else ' & ' || prices_above('_max', low - 1) end
        || ' from listing_bits priced where priced.family = ''_priced''';
    end $$;
    drop function bits_at_most(bit(16384)[], integer[], integer);
  `.execute(db);
}
