-- `listing_bits`: for each token (`brand:kovia`, `_category:5`) which products have it, one bit each, 16 384 to a row, so
-- that a filter is `&` and a count is `bit_count`. Changes are first added to `listing_change`, so that no writer waits
-- for another; `fold_listing_changes` carries them over. A price is marked by the ones of its binary form (`_min:3`,
-- `_max:12`).

create or replace function price_tokens(low integer, high integer) returns text[] language sql immutable parallel safe as $$
  select case when low is null or high is null then '{}'::text[] else array['_priced']
    || array(select '_min:' || place from generate_series(0, 30) place where (low >> place) & 1 = 1)
    || array(select '_max:' || place from generate_series(0, 30) place where (high >> place) & 1 = 1) end
$$;

create or replace function note_new_tokens() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into listing_change (product_id, before, after, min_after, max_after)
  select product_id, '{}', tokens || price_tokens(price_min_minor, price_max_minor), price_min_minor, price_max_minor
  from fresh where tokens <> '{}' or price_min_minor is not null;
  return null;
end $$;
create or replace trigger tokens_new after insert on listing_key referencing new table as fresh
  for each statement execute function note_new_tokens();

create or replace function note_changed_tokens() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into listing_change (product_id, before, after, min_before, max_before, min_after, max_after)
  select product_id, gone.tokens || price_tokens(gone.price_min_minor, gone.price_max_minor),
    fresh.tokens || price_tokens(fresh.price_min_minor, fresh.price_max_minor),
    gone.price_min_minor, gone.price_max_minor, fresh.price_min_minor, fresh.price_max_minor
  from fresh join gone using (product_id)
  where (fresh.tokens, fresh.price_min_minor, fresh.price_max_minor)
    is distinct from (gone.tokens, gone.price_min_minor, gone.price_max_minor);
  return null;
end $$;
create or replace trigger tokens_changed after update on listing_key referencing old table as gone new table as fresh
  for each statement execute function note_changed_tokens();

create or replace function note_gone_tokens() returns trigger language plpgsql as $$
begin
  if not keeps_bitmaps() then return null; end if;
  insert into listing_change (product_id, before, after, min_before, max_before)
  select product_id, tokens || price_tokens(price_min_minor, price_max_minor), '{}', price_min_minor, price_max_minor
  from gone where tokens <> '{}' or price_min_minor is not null;
  return null;
end $$;
create or replace trigger tokens_gone after delete on listing_key referencing old table as gone
  for each statement execute function note_gone_tokens();

create or replace function fold_listing_changes(most integer) returns integer language plpgsql as $$
declare
  done integer;
begin
  if not exists (select from listing_change) then return 0; end if;
  perform pg_advisory_xact_lock(hashtext('fold_listing_changes'));
  with gone as (
    delete from listing_change where id in (select id from listing_change order by id limit most) returning *
  ), moved as (
    select product_id, unnest(after) as token, 1 as way from gone
    union all select product_id, unnest(before), -1 from gone
  ), settled as (
    select product_id, token, sum(way) as way from moved group by product_id, token having sum(way) <> 0
  ), masks as (
    select split_part(token, ':', 1) as family, substr(token, strpos(token || ':', ':') + 1) as value,
      product_id / 16384 as chunk,
      coalesce(bit_or(set_bit(0::bit(16384), product_id % 16384, 1)) filter (where way > 0), 0::bit(16384)) as came,
      coalesce(bit_or(set_bit(0::bit(16384), product_id % 16384, 1)) filter (where way < 0), 0::bit(16384)) as went
    from settled group by 1, 2, 3
  ), known as (
    update listing_bits kept set bits = (kept.bits | came) & ~went from masks
    where kept.family = masks.family and kept.value = masks.value and kept.chunk = masks.chunk
    returning kept.family, kept.value, kept.chunk
  ), made as (
    insert into listing_bits (family, value, chunk, bits)
    select family, value, chunk, came from masks where (family, value, chunk) not in (select * from known)
  )
  select count(*) into done from gone;
  return done;
end $$;
comment on function fold_listing_changes(integer) is
  'carries at most so many changes over into the bits, the oldest first; returns how many';

create or replace function prices_above(prices text, bound integer) returns text language plpgsql stable as $$
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
comment on function listing_priced(integer, integer) is
  'the products that cost something between the two, a bit for each, as of the last fold; null is no bound';
