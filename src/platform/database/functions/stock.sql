-- Stock: the level of a product is the sum of its movements. The check of `stock_level` keeps it from falling below zero
-- where backorders are not allowed. `stock_shelf` says how much of the level is at which location.

create or replace function first_stock_location() returns integer language plpgsql as $$
declare found_id integer;
begin
  select id into found_id from stock_location where closed_at is null order by position, id limit 1;
  if found_id is null then
    insert into stock_location (name) values ('{"en": "Shop", "ar": "المتجر"}') returning id into found_id;
  end if;
  return found_id;
end $$;

create or replace function stock_movement_finds_location() returns trigger language plpgsql as $$
begin
  new.location_id := coalesce(new.location_id, first_stock_location());
  return new;
end $$;
create or replace trigger stock_movement_finds_location before insert on stock_movement
  for each row execute function stock_movement_finds_location();

create or replace function stock_movement_moves_level() returns trigger language plpgsql as $$
begin
  update stock_level set quantity = quantity + new.change where product_id = new.product_id;
  if not found then
    insert into stock_level (product_id, quantity) values (new.product_id, new.change);
  end if;
  insert into stock_shelf (product_id, location_id, quantity) values (new.product_id, new.location_id, new.change)
    on conflict (product_id, location_id) do update set quantity = stock_shelf.quantity + excluded.quantity;
  return null;
end $$;
create or replace trigger stock_movement_moves_level after insert on stock_movement
  for each row execute function stock_movement_moves_level();

create or replace function spread_stock(product integer, change integer)
  returns table (location_id integer, share integer) language plpgsql as $$
#variable_conflict use_column
declare
  first_id integer := first_stock_location();
  open_share integer := -change;
  shelf record;
  unplaced integer;
begin
  if change >= 0 then
    return query select first_id, change where change > 0;
    return;
  end if;
  select coalesce((select quantity from stock_level where product_id = product), 0)
    - coalesce((select sum(quantity) from stock_shelf where product_id = product), 0) into unplaced;
  if unplaced <> 0 then
    insert into stock_shelf (product_id, location_id, quantity) values (product, first_id, unplaced)
      on conflict (product_id, location_id) do update set quantity = stock_shelf.quantity + excluded.quantity;
  end if;
  for shelf in
    select s.location_id, s.quantity from stock_shelf s join stock_location l on l.id = s.location_id
    where s.product_id = product and s.quantity > 0 order by l.position, l.id
  loop
    exit when open_share = 0;
    location_id := shelf.location_id;
    share := -least(shelf.quantity, open_share);
    open_share := open_share + share;
    return next;
  end loop;
  if open_share > 0 then
    location_id := first_id;
    share := -open_share;
    return next;
  end if;
end $$;
comment on function spread_stock(integer, integer) is
  'where a change of a product''s stock takes place: what goes is drawn by the order of the locations, what comes stands at the first';
