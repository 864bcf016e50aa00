-- Whether `listing_bits` and `search_bits` are stored and read: only in large shops (src/shop/listing/store/bitmaps/README.md).

create or replace function keeps_bitmaps() returns boolean language sql stable as $$
  select exists (select from bitmap_state where stage <> 'off')
$$;

create or replace function reads_bitmaps() returns boolean language sql stable as $$
  select exists (select from bitmap_state where stage = 'read')
$$;

create or replace function start_bitmaps() returns void language plpgsql as $$
begin
  -- A writer of keys locks the product's row first: no key changes while they are read here, later changes are recorded.
  lock table product in exclusive mode;
  if keeps_bitmaps() then return; end if;
  delete from listing_bits;
  delete from listing_change;
  delete from search_term;
  delete from search_change;
  insert into listing_change (product_id, before, after, min_after, max_after)
  select product_id, '{}', tokens || price_tokens(price_min_minor, price_max_minor), price_min_minor, price_max_minor
  from listing_key where tokens <> '{}' or price_min_minor is not null;
  update search_folded set changes = (select count(*) from listing_key);
  delete from bitmap_state;
  insert into bitmap_state values ('kept');
end $$;
comment on function start_bitmaps() is 'records changes from now on; everything there is counts as changed and is merged step by step';

create or replace function stop_bitmaps() returns void language plpgsql as $$
begin
  lock table product in exclusive mode;
  update bitmap_state set stage = 'off';
  delete from listing_bits;
  delete from listing_change;
  delete from search_term;
  delete from search_change;
end $$;
comment on function stop_bitmaps() is 'stores and records nothing any more';
