-- The narrow rows that the back office's product list searches and sorts by. Statement triggers keep them: what a product
-- says of itself at once, what its listing row says whenever that is written.

create or replace function glance_at(ids integer[]) returns void language sql as $$
  insert into product_glance (product_id, name, sought, status, class, is_scheduled, updated_at)
  select p.id, lower(coalesce(p.name ->> 'en', '')),
    (select lower(string_agg(coalesce(one.name ->> 'en', '') || ' ' || coalesce(one.name ->> 'ar', '') || ' '
        || coalesce(one.sku, '') || ' ' || one.gtin, ' '))
      from (select name, sku, gtin from product where id = p.id
        union all select name, sku, gtin from product where parent_id = p.id and status <> 'archived') one),
    p.status, p.class, p.publish_at is not null, p.updated_at
  from product p where p.id = any(ids) and p.parent_id is null
  on conflict (product_id) do update set name = excluded.name, sought = excluded.sought, status = excluded.status,
    class = excluded.class, is_scheduled = excluded.is_scheduled, updated_at = excluded.updated_at
$$;

create or replace function glance_at_listed(ids integer[]) returns void language sql as $$
  update product_glance glance set price_min_minor = l.price_min_minor, total_sales = l.total_sales,
    on_sale = l.on_sale, in_stock = l.in_stock, stock = coalesce(l.card ->> 'stock', ''),
    category_ids = l.category_ids, brands = array(select facet from unnest(l.facets) facet where facet like 'brand:%'),
    is_low_by_own = coalesce(shelf.is_low, false), least_left = shelf.least
  from listing_row l left join lateral (
    select bool_or(s.quantity <= g.low_stock_amount) as is_low,
      min(s.quantity) filter (where g.low_stock_amount is null) as least
    from (select id, manages_stock, status, low_stock_amount from product where id = l.product_id
        union all select id, manages_stock, status, low_stock_amount from product where parent_id = l.product_id) g
      join stock_level s on s.product_id = g.id
    where g.manages_stock and g.status <> 'archived') shelf on true
  where l.product_id = any(ids) and l.language = 'en' and glance.product_id = l.product_id
$$;

create or replace function note_new_products() returns trigger language plpgsql as $$
begin
  perform glance_at(array(select distinct coalesce(parent_id, id) from fresh));
  return null;
end $$;
create or replace trigger glance_new after insert on product referencing new table as fresh
  for each statement execute function note_new_products();

create or replace function note_changed_products() returns trigger language plpgsql as $$
begin
  perform glance_at(array(select distinct coalesce(fresh.parent_id, fresh.id) from fresh join was on was.id = fresh.id
    where (fresh.name, fresh.sku, fresh.gtin, fresh.status, fresh.class, fresh.publish_at, fresh.updated_at)
      is distinct from (was.name, was.sku, was.gtin, was.status, was.class, was.publish_at, was.updated_at)));
  return null;
end $$;
create or replace trigger glance_changed after update on product referencing old table as was new table as fresh
  for each statement execute function note_changed_products();

create or replace function note_gone_products() returns trigger language plpgsql as $$
begin
  perform glance_at(array(select distinct parent_id from was where parent_id is not null));
  return null;
end $$;
create or replace trigger glance_gone after delete on product referencing old table as was
  for each statement execute function note_gone_products();

create or replace function note_listed_products() returns trigger language plpgsql as $$
begin
  perform glance_at_listed(array(select distinct product_id from fresh));
  return null;
end $$;
create or replace trigger glance_listed after insert on listing_row referencing new table as fresh
  for each statement execute function note_listed_products();
