-- `search_bits`: for each common word and beginning of words (`search_term`) which products have it, one bit each, 16 384
-- to a row. Changed products are first added to `search_change`; `fold_search_changes` carries them over.

create or replace function note_new_words() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into search_change (product_id)
  select product_id from fresh where language = 'en' and in_search;
  return null;
end $$;
create or replace trigger words_new after insert on listing_row referencing new table as fresh
  for each statement execute function note_new_words();

create or replace function note_changed_words() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into search_change (product_id, before)
  select product_id, case when gone.in_search then gone.words end from fresh join gone using (product_id, language)
  where language = 'en' and (fresh.in_search, fresh.words) is distinct from (gone.in_search, gone.words);
  return null;
end $$;
create or replace trigger words_changed after update on listing_row referencing old table as gone new table as fresh
  for each statement execute function note_changed_words();

create or replace function note_gone_words() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into search_change (product_id, before)
  select product_id, words from gone where language = 'en' and in_search;
  return null;
end $$;
create or replace trigger words_gone after delete on listing_row referencing old table as gone
  for each statement execute function note_gone_words();

create or replace function search_bits_of(ids integer[], vectors tsvector[], terms integer[])
returns table (term_id integer, chunk integer, bits bit(16384)) language sql stable
set work_mem = '64MB' set enable_nestloop = off as $$
  with standing as materialized (
    select product_id, lexeme from unnest(ids, vectors) as given(product_id, words), unnest(tsvector_to_array(words)) as lexeme
  ), wanted as materialized (
    select id, word, begins from search_term where terms is null or id = any(terms)
  ), ones as (
    select term.id, product_id >> 6 as place, bit_or(1::bigint << (63 - (product_id & 63))) as ones
    from standing join search_term term on term.word = lexeme and not term.begins group by 1, 2
  ), common as materialized (
    select id, word, place >> 8 as chunk, bit_or(ones.ones::bit(64)::bit(16384) >> ((place & 255) * 64)) as bits
    from ones join search_term using (id) group by 1, 2, 3
  ), begun as materialized (
    select rare.lexeme, wanted.id from (
      select distinct lexeme from standing
      where not exists (select from search_term where search_term.word = lexeme and not search_term.begins)
    ) as rare cross join generate_series(2, least(16, strpos(translate(rare.lexeme, '123456789', '000000000') || '0', '0') - 1)) as reach
    join wanted on wanted.begins and wanted.word = left(rare.lexeme, reach)
  ), ones_begun as (
    select begun.id, product_id >> 6 as place, bit_or(1::bigint << (63 - (product_id & 63))) as ones
    from begun join standing using (lexeme) group by 1, 2
  ), met as (
    select common.id, common.chunk, common.bits from common join wanted using (id)
    union all
    select wanted.id, common.chunk, common.bits
    from common join wanted on wanted.begins and starts_with(common.word, wanted.word)
    union all
    select id, place >> 8, bit_or(ones.ones::bit(64)::bit(16384) >> ((place & 255) * 64))
    from ones_begun as ones group by 1, 2
  )
  select met.id, met.chunk, bit_or(met.bits) from met group by 1, 2
$$;
comment on function search_bits_of(integer[], tsvector[], integer[]) is
  'which of these products, by their words, have which terms: all of them or those named';

create or replace function fold_search_changes(most integer) returns integer language plpgsql as $$
declare
  done integer;
begin
  if not exists (select from search_change) then return 0; end if;
  if not pg_try_advisory_xact_lock(hashtext('fold_search_changes')) then return 0; end if;
  with gone as (
    delete from search_change where id in (select id from search_change order by id limit most) returning *
  ), now_has as (
    select array_agg(product_id) as ids, array_agg(words) as vectors from listing_row
    where language = 'en' and in_search and product_id = any(array(select product_id from gone))
  ), then_had as (
    select array_agg(product_id) as ids, array_agg(before) as vectors from gone where before is not null
  ), masks as (
    select term_id, chunk, coalesce(came.bits, 0::bit(16384)) as came,
      coalesce(went.bits, 0::bit(16384)) & ~coalesce(came.bits, 0::bit(16384)) as went
    from (select own.* from now_has, search_bits_of(ids, vectors, null) as own) as came
    full join (select own.* from then_had, search_bits_of(ids, vectors, null) as own) as went using (term_id, chunk)
  ), known as (
    update search_bits kept set bits = (kept.bits | came) & ~went from masks
    where kept.term_id = masks.term_id and kept.chunk = masks.chunk and kept.bits <> (kept.bits | came) & ~went
  ), made as (
    insert into search_bits (term_id, chunk, bits)
    select term_id, chunk, came from masks where came <> 0::bit(16384) on conflict do nothing
  )
  select count(*) into done from gone;
  update search_folded set changes = changes + done;
  return done;
end $$;
comment on function fold_search_changes(integer) is
  'carries at most so many changes over into the bits, the oldest first; returns how many: none while others do it';

create or replace function count_search_terms(common integer) returns integer language plpgsql
set work_mem = '64MB' set max_parallel_workers_per_gather = 0 as $$
declare
  all_sought bigint;
  share double precision;
  fresh integer[];
  part integer;
begin
  perform pg_advisory_xact_lock(hashtext('fold_search_changes'));
  update search_folded set changes = 0;
  select coalesce(sum(bit_count(bits)), 0) into all_sought from listing_bits where family = '_sought';
  if all_sought <= common then
    delete from search_term;
    return 0;
  end if;
  share := least(100, 3000000.0 / all_sought);
  create temporary table counted_term on commit drop as
  with sampled as materialized (
    select tsvector_to_array(words) as lexemes from listing_row tablesample system (share)
    where language = 'en' and in_search
  ), whole as materialized (
    select lexeme, count(*) as times from sampled, unnest(lexemes) as lexeme group by lexeme
  ), begun as (
    select left(lexeme, reach) as word, sum(times) as times from whole,
      generate_series(2, least(16, strpos(translate(lexeme, '123456789', '000000000') || '0', '0') - 1)) as reach
    group by 1
  ), reached as (
    select lexeme as word, false as begins, times from whole
    union all
    select word, true, times from begun
  )
  select word, begins, times >= enough.least as is_common
  from reached, (select count(*) * (common * 0.75 / all_sought) as least from sampled) as enough
  where times >= enough.least / 2;
  delete from search_term term where not exists (
    select from counted_term where counted_term.word = term.word and counted_term.begins = term.begins);
  with made as (
    insert into search_term (word, begins) select word, begins from counted_term where is_common
    on conflict do nothing returning id
  )
  select coalesce(array_agg(id), '{}') into fresh from made;
  drop table counted_term;
  if cardinality(fresh) = 0 then return 0; end if;
  for part in 0..(select coalesce(max(product_id), 0) / 16384 from listing_key) loop
    insert into search_bits (term_id, chunk, bits)
    select own.* from (
      select array_agg(product_id) as ids, array_agg(words) as vectors from listing_row
      where language = 'en' and in_search and product_id between part * 16384 and part * 16384 + 16383
    ) as rows, search_bits_of(ids, vectors, fresh) as own;
  end loop;
  return cardinality(fresh);
end $$;
comment on function count_search_terms(integer) is
  'keeps bits of what about so many products have or more, and drops others; returns how many terms are new';
