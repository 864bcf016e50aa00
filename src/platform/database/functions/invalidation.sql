-- Cache invalidation: a change of what pages read is published in the transaction that makes it, by `pg_notify` on the
-- channel `jamra_pages`, with the names of what changed, separated by spaces (`product:17 listing:17`). More than 200
-- names are published as the name of their family. The page cache reads these triggers: a page that reads a table
-- without a trigger `invalidate_on_insert` is not cached.

create or replace function publish_invalidation(family text, keys text[]) returns void language plpgsql as $$
declare
  names text;
begin
  if cardinality(keys) = 0 then return; end if;
  if cardinality(keys) <= 200 then
    select string_agg(family || ':' || key, ' ') into names from unnest(keys) as key where key !~ '\s';
  end if;
  if names is null or octet_length(names) > 7000 then names := family; end if;
  perform pg_notify('jamra_pages', names);
end $$;

create or replace function invalidate_pages() returns trigger language plpgsql as $$
declare
  family constant text := tg_argv[0];
  ids constant text := tg_argv[1];
  source text;
  keys text[];
  is_any boolean;
begin
  if tg_op = 'TRUNCATE' then
    perform pg_notify('jamra_pages', family);
    return null;
  end if;
  source := case tg_op
    when 'INSERT' then 'select * from fresh'
    when 'DELETE' then 'select * from gone'
    -- Rows that changed, as one column: planning two `except all` of fifty columns took longer than most updates.
    else 'select (row).* from (select fresh as row, 1 as sign from fresh union all select gone, -1 from gone) as both_rows '
      || 'group by row having sum(sign) <> 0'
  end;
  if ids = '' then
    execute format('select exists (select from (%s) as changed)', source) into is_any;
    if is_any then perform pg_notify('jamra_pages', family); end if;
    return null;
  end if;
  execute format(
    'select coalesce(array_agg(distinct key::text), ''{}'') from (%s) as changed, unnest(array[%s]) as key where key is not null',
    source, ids) into keys;
  perform publish_invalidation(family, keys);
  return null;
end $$;

create or replace function create_invalidation_triggers(name text, family text, ids text) returns void language plpgsql as $$
begin
  execute format('create or replace trigger invalidate_on_insert after insert on %I referencing new table as fresh '
    || 'for each statement execute function invalidate_pages(%L, %L)', name, family, ids);
  execute format('create or replace trigger invalidate_on_update after update on %I referencing old table as gone new table as fresh '
    || 'for each statement execute function invalidate_pages(%L, %L)', name, family, ids);
  execute format('create or replace trigger invalidate_on_delete after delete on %I referencing old table as gone '
    || 'for each statement execute function invalidate_pages(%L, %L)', name, family, ids);
  execute format('create or replace trigger invalidate_on_truncate after truncate on %I '
    || 'for each statement execute function invalidate_pages(%L, %L)', name, family, ids);
end $$;

-- Tables whose rows belong to one product, with the columns that name it.
select create_invalidation_triggers(name, family, ids) from (values
  ('product', 'product', 'id,parent_id'),
  ('product_category', 'product', 'product_id'),
  ('product_image', 'product', 'product_id'),
  ('product_link', 'product', 'product_id'),
  ('product_tag', 'product', 'product_id'),
  ('bundle_part', 'product', 'product_id,part_id'),
  ('listing_row', 'listing', 'product_id'),
  ('review', 'reviews', 'product_id'),
  ('share_click', 'share', 'path')
) as of_products (name, family, ids);

-- A page reads the templates of the places that it has, and the nodes of some.
select create_invalidation_triggers('template', 'template', 'place::text,id::text');

-- Small tables that change seldom: their own name is published.
select create_invalidation_triggers(name, name, '') from unnest(array[
  'accepted_text', 'attribute', 'attribute_term', 'category', 'document', 'document_category',
  'document_tag', 'fit_word', 'font', 'font_face', 'media', 'menu', 'popup_ab_test', 'product_fit', 'setting', 'shipping_method', 'shipping_slot',
  'shipping_zone', 'tag'
]) as name;

-- A picture of a review belongs to the product of its review.
create or replace function invalidate_pages_of_review() returns trigger language plpgsql as $$
declare
  keys text[];
begin
  select coalesce(array_agg(distinct product_id::text), '{}') into keys
  from review where id in (select review_id from changed);
  perform publish_invalidation('reviews', keys);
  return null;
end $$;
create or replace trigger invalidate_on_insert after insert on review_picture referencing new table as changed
  for each statement execute function invalidate_pages_of_review('reviews', '');
create or replace trigger invalidate_on_update after update on review_picture referencing new table as changed
  for each statement execute function invalidate_pages_of_review('reviews', '');
create or replace trigger invalidate_on_delete after delete on review_picture referencing old table as changed
  for each statement execute function invalidate_pages_of_review('reviews', '');
create or replace trigger invalidate_on_truncate after truncate on review_picture
  for each statement execute function invalidate_pages('reviews', '');

-- The stock of a variation shows on the page of its product too.
create or replace function invalidate_pages_of_stock() returns trigger language plpgsql as $$
declare
  keys text[];
begin
  select coalesce(array_agg(distinct key::text), '{}') into keys
  from changed left join product on product.id = changed.product_id,
    unnest(array[changed.product_id, product.parent_id]) as key
  where key is not null;
  perform publish_invalidation('product', keys);
  return null;
end $$;
create or replace trigger invalidate_on_insert after insert on stock_level referencing new table as changed
  for each statement execute function invalidate_pages_of_stock('product', '');
create or replace trigger invalidate_on_update after update on stock_level referencing new table as changed
  for each statement execute function invalidate_pages_of_stock('product', '');
create or replace trigger invalidate_on_delete after delete on stock_level referencing old table as changed
  for each statement execute function invalidate_pages_of_stock('product', '');
create or replace trigger invalidate_on_truncate after truncate on stock_level
  for each statement execute function invalidate_pages('product', '');

-- An update of a listing row is published only when its card, order or filters change: sales alone change no page.
create or replace function invalidate_pages_of_listing() returns trigger language plpgsql as $$
declare
  keys text[];
begin
  with was as (select to_jsonb(gone) - '{total_sales,refresh_at,words,plain_text}'::text[] as row from gone),
    is_now as (select to_jsonb(fresh) - '{total_sales,refresh_at,words,plain_text}'::text[] as row from fresh)
  select coalesce(array_agg(distinct row ->> 'product_id'), '{}') into keys
  from ((table was except all table is_now) union all (table is_now except all table was)) as differing;
  perform publish_invalidation('listing', keys);
  return null;
end $$;
create or replace trigger invalidate_on_update after update on listing_row referencing old table as gone new table as fresh
  for each statement execute function invalidate_pages_of_listing();

-- Derived from listing rows, whose own triggers publish the change: these name the family and never run.
create or replace trigger invalidate_on_insert after insert on listing_key
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on bitmap_state
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on listing_bits
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on listing_change
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on search_term
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on search_bits
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on search_change
  for each statement when (false) execute function invalidate_pages('listing', '');
create or replace trigger invalidate_on_insert after insert on search_folded
  for each statement when (false) execute function invalidate_pages('listing', '');
