-- Which products have the words searched for: rare words by the index of words, common ones by their bits.

create or replace function rows_with_words(query tsquery) returns setof integer
language sql stable rows 2000 set enable_seqscan = off set enable_indexscan = off
set max_parallel_workers_per_gather = 0 set work_mem = '32MB' as $$
  select product_id from listing_row where language = 'en' and in_search and words @@ query
$$;
comment on function rows_with_words(tsquery) is
  'by the index of words alone: to look for them row by row, the planner would have to know how wide they are';

create or replace function rows_with_rare_words(rare tsquery, query tsquery) returns setof integer
language sql stable rows 100 set enable_seqscan = off set enable_indexscan = off
set max_parallel_workers_per_gather = 0 as $$
  select product_id from listing_row
  where language = 'en' and in_search and words @@ rare and (words @@ query) is true
$$;
comment on function rows_with_rare_words(tsquery, tsquery) is
  'what has the rare words by the index of words, then looked at one by one';

create or replace function search_found(asked jsonb, query tsquery) returns table (ids integer[], bits bytea)
language plpgsql stable rows 1 as $$
#variable_conflict use_column
declare
  rare text;
  only_without constant boolean := not exists (
    select from jsonb_array_elements(asked) as word_group where not (word_group ->> 'without')::boolean);
begin
  select string_agg('(' || either || ')', ' & ') into rare from (
    select string_agg(quote_literal(term.word) || case when term.begins then ':*' else '' end, ' | ') as either
    from jsonb_array_elements(asked) with ordinality as word_group(said, place)
    cross join lateral jsonb_to_recordset(said -> 'terms') as term(word text, begins boolean)
    left join search_term known on known.word = term.word and known.begins = term.begins
    where not (said ->> 'without')::boolean group by place having count(known.id) = 0
  ) as of_group;
  if rare is not null then
    return query select array(select * from rows_with_rare_words(rare::tsquery, query)), null::bytea;
    return;
  end if;
  if not reads_bitmaps() then
    return query select array(select * from rows_with_words(query)), null::bytea;
    return;
  end if;
  return query with term as materialized (
    select place, known.id, quote_literal(term.word) || case when term.begins then ':*' else '' end as operand
    from jsonb_array_elements(asked) with ordinality as word_group(said, place)
    cross join lateral jsonb_to_recordset(said -> 'terms') as term(word text, begins boolean)
    left join search_term known on known.word = term.word and known.begins = term.begins
  ), having_term as (
    select place, chunk, 0::bit(16384) as bits
    from generate_series(1, jsonb_array_length(asked)) as place,
      generate_series(0, (select coalesce(max(product_id), 0) / 16384 from listing_key)) as chunk
    union all
    select place, kept.chunk, kept.bits from term
    cross join lateral (select chunk, bits from search_bits where term_id = term.id offset 0) as kept
    union all
    select place, found / 16384, bit_or(set_bit(0::bit(16384), found % 16384, 1))
    from (
      select place, string_agg(operand, ' | ')::tsquery as either from term where id is null group by place offset 0
    ) as of_group cross join lateral rows_with_words(of_group.either) as found group by 1, 2
  ), of_group as (
    select place, chunk, bit_or(having_term.bits) as bits from having_term group by 1, 2
  ), chosen as (
    select chunk, bit_and(case when (asked -> (place::int - 1) ->> 'without')::boolean then ~of_group.bits else of_group.bits end) as bits
    from of_group where chunk <= (select coalesce(max(product_id), 0) / 16384 from listing_key) group by chunk
  ), changed as materialized (
    select distinct product_id from (
      select product_id from search_change union all select product_id from listing_change where only_without
    ) as of_words
  ), sought as (
    select chunk, bits from listing_bits where only_without and family = '_sought'
  ), moved as (
    select product_id / 16384 as chunk, bit_or(set_bit(0::bit(16384), product_id % 16384, 1)) as bits from changed group by 1
  ), anew as (
    select product_id / 16384 as chunk, bit_or(set_bit(0::bit(16384), product_id % 16384, 1)) as bits from listing_row
    where product_id = any(array(select product_id from changed)) and language = 'en' and in_search and (words @@ query) is true
    group by 1
  )
  select null::integer[], string_agg(substring(bit_send(
      (chosen.bits & case when only_without then coalesce(sought.bits, 0::bit(16384)) else ~0::bit(16384) end
        & ~coalesce(moved.bits, 0::bit(16384))) | coalesce(anew.bits, 0::bit(16384))) from 5), ''::bytea order by chunk)
  from chosen left join sought using (chunk) left join moved using (chunk) left join anew using (chunk);
end $$;
comment on function search_found(jsonb, tsquery) is
  'the products that have the words, at this moment: as numbers where a word is rare, as bits where all are common';
