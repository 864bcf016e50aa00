import { type Kysely, sql } from 'kysely';

/**
 * Ranges of prices by bits, as everything else that lists are narrowed by: a price is the places of the ones in its binary
 * form (`_min:3`, `_max:12`), and `listing_priced` compares all prices of 16 384 products at once, place by place. Counts
 * within a range are exact, however many products there are. A price's bits stand in `listing_bits` and
 * `listing_change` alone: rows and their index of marks stay as narrow as they are.
 *
 * What is sought is walked by its sales in `listing_key`: a sale no longer writes an index of the wide rows, their words
 * among them. Whole names have an index of their own, so that a name is found among words that half the shop has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listing_change add column min_before integer, add column max_before integer,
      add column min_after integer, add column max_after integer;
    comment on column listing_change.before is 'marks, and the bits of the prices as marks';

    create function price_marks(low integer, high integer) returns text[] language sql immutable parallel safe as $$
      select case when low is null or high is null then '{}'::text[] else array['_priced']
        || array(select '_min:' || place from generate_series(0, 30) place where (low >> place) & 1 = 1)
        || array(select '_max:' || place from generate_series(0, 30) place where (high >> place) & 1 = 1) end
    $$;

    create function bits_at_most(slices bit(16384)[], places integer[], bound integer) returns bit(16384)
    language plpgsql immutable as $$
    declare
      less bit(16384) := 0::bit(16384);
      same bit(16384) := ~0::bit(16384);
      seen integer := 0;
      place integer;
    begin
      if bound < 0 then return less; end if;
      for turn in 1..coalesce(cardinality(places), 0) loop
        place := places[turn];
        exit when (bound >> place) >> 1 <> (seen >> place) >> 1;
        if (bound >> place) & 1 = 1 then
          seen := seen | (1 << place);
          less := less | (same & ~slices[turn]);
          same := same & slices[turn];
        else
          same := same & ~slices[turn];
        end if;
      end loop;
      return less | same;
    end $$;
    comment on function bits_at_most(bit(16384)[], integer[], integer) is
      'of 16 384 numbers, given by the bits of their binary places from the highest, those that are no greater';

    create function listing_priced(low integer, high integer) returns table (chunk integer, bits bit(16384))
    language sql stable rows 64 as $$
      select met.chunk, bit_and(met.bits) from (
        select b.chunk, b.bits from listing_bits b where b.family = '_priced'
        union all
        select b.chunk, bits_at_most(array_agg(b.bits order by b.value::int desc),
          array_agg(b.value::int order by b.value::int desc), high)
        from listing_bits b where b.family = '_min' and high is not null group by b.chunk
        union all
        select b.chunk, ~bits_at_most(array_agg(b.bits order by b.value::int desc) filter (where b.family = '_max'),
          array_agg(b.value::int order by b.value::int desc) filter (where b.family = '_max'), low - 1)
        from (select family, case family when '_max' then value end as value, listing_bits.chunk, listing_bits.bits
          from listing_bits where family in ('_max', '_priced')) b
        where low is not null group by b.chunk
      ) met group by met.chunk
    $$;
    comment on function listing_priced(integer, integer) is
      'the products that cost something between the two, a bit for each, as of the last fold; null is no bound';

    create or replace function note_new_marks() returns trigger language plpgsql as $$
    begin
      insert into listing_change (product_id, before, after, min_after, max_after)
      select product_id, '{}', marks || price_marks(price_min_minor, price_max_minor), price_min_minor, price_max_minor
      from fresh where marks <> '{}' or price_min_minor is not null;
      return null;
    end $$;
    create or replace function note_changed_marks() returns trigger language plpgsql as $$
    begin
      insert into listing_change (product_id, before, after, min_before, max_before, min_after, max_after)
      select product_id, gone.marks || price_marks(gone.price_min_minor, gone.price_max_minor),
        fresh.marks || price_marks(fresh.price_min_minor, fresh.price_max_minor),
        gone.price_min_minor, gone.price_max_minor, fresh.price_min_minor, fresh.price_max_minor
      from fresh join gone using (product_id)
      where (fresh.marks, fresh.price_min_minor, fresh.price_max_minor)
        is distinct from (gone.marks, gone.price_min_minor, gone.price_max_minor);
      return null;
    end $$;
    create or replace function note_gone_marks() returns trigger language plpgsql as $$
    begin
      insert into listing_change (product_id, before, after, min_before, max_before)
      select product_id, marks || price_marks(price_min_minor, price_max_minor), '{}', price_min_minor, price_max_minor
      from gone where marks <> '{}' or price_min_minor is not null;
      return null;
    end $$;

    create function rows_with_words(query tsquery, most integer) returns setof integer
    language sql stable rows 2000 set enable_seqscan = off set enable_indexscan = off
    set max_parallel_workers_per_gather = 0 set work_mem = '32MB' as $$
      select product_id from listing_row where language = 'en' and in_search and words @@ query limit most
    $$;
    comment on function rows_with_words(tsquery, integer) is
      'by the index of words alone: to look for them row by row, the planner would have to know how wide they are';

    create index listing_key_sought on listing_key (total_sales desc, product_id) where in_search;
    create index listing_key_hidden on listing_key (product_id) where in_search and not in_catalogue;
    drop index listing_row_sales;
    create index listing_row_named on listing_row using hash (split_part(plain_text, '|', 2))
      where language = 'en' and in_search;
    create index listing_row_named_ar on listing_row using hash (split_part(plain_text, '|', 3))
      where language = 'en' and in_search;
  `.execute(db);
  // What waits to be carried over says nothing of prices yet: everything is carried, then prices join the bits.
  await sql`
    do $$ begin while fold_listing_changes(5000) > 0 loop end loop; end $$;
    insert into listing_bits (family, value, chunk, bits)
    select split_part(mark, ':', 1), substr(mark, strpos(mark || ':', ':') + 1), product_id / 16384,
      bit_or(set_bit(0::bit(16384), product_id % 16384, 1))
    from listing_key, unnest(price_marks(price_min_minor, price_max_minor)) as mark group by mark, product_id / 16384;
    analyze listing_bits, listing_row;
  `.execute(db);
}
