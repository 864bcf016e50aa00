-- `listing_key`: one narrow row for each product, by which lists are sorted and filtered. Triggers keep it beside
-- `listing_row` and `product_fit`.

create or replace function key_listing(ids integer[]) returns void language plpgsql as $$
  begin
    if cardinality(ids) = 0 then return; end if;
    perform from product where id = any(ids) order by id for no key update;
    delete from listing_key where product_id = any(ids) and not exists (
      select from listing_row l where l.product_id = listing_key.product_id and l.language = 'en');
    insert into listing_key (product_id, in_catalogue, in_search, in_stock, position, name_en, name_ar, price_min_minor,
price_max_minor, rating_average, rating_count, total_sales, created_at, tokens)
    select en.product_id, en.in_catalogue, en.in_search, en.in_stock, en.position, en.name, coalesce(ar.name, en.name),
  en.price_min_minor, en.price_max_minor, en.rating_average, en.rating_count, en.total_sales, en.created_at,
  case when en.in_catalogue then array['_listed'] else '{}' end
    || case when en.in_search then array['_sought'] else '{}' end
    || array(select distinct token from (
      select unnest(en.facets) union all select '_category:' || unnest(en.category_ids)
      union all select '_tag:' || unnest(en.tags)
      union all select '_fits:' || device_id from product_fit where stick_id = en.product_id) as own(token) order by token)
from listing_row en left join listing_row ar on ar.product_id = en.product_id and ar.language = 'ar'
where en.language = 'en' and en.product_id = any(ids)
    on conflict (product_id) do update set in_catalogue = excluded.in_catalogue, in_search = excluded.in_search,
      in_stock = excluded.in_stock, position = excluded.position, name_en = excluded.name_en, name_ar = excluded.name_ar,
      price_min_minor = excluded.price_min_minor, price_max_minor = excluded.price_max_minor,
      rating_average = excluded.rating_average, rating_count = excluded.rating_count,
      total_sales = excluded.total_sales, created_at = excluded.created_at, tokens = excluded.tokens
    where listing_key is distinct from excluded;
  end $$;

create or replace function key_listed() returns trigger language plpgsql as $$
begin
  perform key_listing(array(select distinct product_id from changed));
  return null;
end $$;
create or replace trigger key_new after insert on listing_row referencing new table as changed
  for each statement execute function key_listed();
create or replace trigger key_changed after update on listing_row referencing new table as changed
  for each statement execute function key_listed();
create or replace trigger key_gone after delete on listing_row referencing old table as changed
  for each statement execute function key_listed();

create or replace function key_fitting() returns trigger language plpgsql as $$
declare
  ids constant integer[] := array(select distinct stick_id from changed);
begin
  perform key_listing(ids);
  perform publish_invalidation('listing', ids::text[]);
  return null;
end $$;
create or replace trigger key_new after insert on product_fit referencing new table as changed
  for each statement execute function key_fitting();
create or replace trigger key_gone after delete on product_fit referencing old table as changed
  for each statement execute function key_fitting();
