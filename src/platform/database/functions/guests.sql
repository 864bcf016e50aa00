-- People who ordered without an account: `guest` follows `shop_order`, whoever writes it.
--
-- Each written order leaves what it changes in `guest_change`; as the transaction ends, it is added to the guests, in the order
-- of their keys. Until then no guest is locked, so that transactions that write several orders cannot wait for each other in a circle.

-- Who ordered as a guest: the email in small letters, or the phone where there is none; null for an account's order, and for one whose
-- person was erased.
create or replace function guest_key(ordered shop_order) returns text language sql immutable as $$
  select case when ordered.customer_id is null and ordered.person_erased_at is null
    then nullif(coalesce(nullif(lower(trim(ordered.email)), ''), ordered.phone), '') end
$$;

create or replace function counted_minor(ordered shop_order) returns bigint language sql immutable as $$
  select case when ordered.status in ('cancelled', 'failed', 'pending') then 0 else ordered.total_minor end
$$;

create or replace function shop_order_leaves_guest() returns trigger language plpgsql as $$
begin
  new.emirate := coalesce(new.address ->> 'emirate', '');
  if tg_op = 'INSERT' or guest_key(new) is distinct from guest_key(old) then new.guest_id := null; end if;
  return new;
end $$;
create or replace trigger shop_order_leaves_guest
  before insert or update of email, phone, customer_id, address, person_erased_at on shop_order
  for each row execute function shop_order_leaves_guest();

create or replace function note_guest_change() returns trigger language plpgsql as $$
declare
  was text := case when tg_op <> 'INSERT' then guest_key(old) end;
  is_now text := case when tg_op <> 'DELETE' then guest_key(new) end;
begin
  if was = is_now then
    insert into guest_change (transaction, key, order_id, orders, spent_minor)
    values (pg_current_xact_id()::text::bigint, was, new.id, 0, counted_minor(new) - counted_minor(old));
    return null;
  end if;
  if was is not null then
    insert into guest_change (transaction, key, order_id, orders, spent_minor)
    values (pg_current_xact_id()::text::bigint, was, old.id, -1, -counted_minor(old));
  end if;
  if is_now is not null then
    insert into guest_change (transaction, key, order_id, orders, spent_minor)
    values (pg_current_xact_id()::text::bigint, is_now, new.id, 1, counted_minor(new));
  end if;
  return null;
end $$;
create or replace trigger note_guest_change after insert or delete on shop_order
  for each row execute function note_guest_change();
create or replace trigger note_guest_change_of_update after update on shop_order for each row
  when (row(old.customer_id, old.person_erased_at, old.status, old.total_minor, old.placed_at, old.email, old.phone, old.language, old.address)
    is distinct from row(new.customer_id, new.person_erased_at, new.status, new.total_minor, new.placed_at, new.email, new.phone, new.language, new.address))
  execute function note_guest_change();

-- The newest order says who a guest is; the oldest, since when. Both are the ends of one index.
create or replace function describe_guest(guest_number integer) returns void language plpgsql as $$
declare
  newest shop_order;
begin
  select * into newest from shop_order where guest_id = guest_number order by placed_at desc, id desc limit 1;
  update guest set
    email = newest.email, phone = newest.phone, language = newest.language,
    name = trim(concat(newest.address ->> 'firstName', ' ', newest.address ->> 'lastName')),
    last_order_at = newest.placed_at,
    first_order_at = (
      select placed_at from shop_order where guest_id = guest_number order by placed_at, id limit 1)
  where id = guest_number;
end $$;

create or replace function add_guest_change(guest_of text, more integer, more_minor bigint, order_ids integer[])
returns void language plpgsql as $$
declare
  found_id integer;
  left_orders integer;
begin
  if more > 0 then
    insert into guest (key, orders, spent_minor, first_order_at, last_order_at) values (guest_of, more, more_minor, now(), now())
    on conflict (key) do update set orders = guest.orders + more, spent_minor = guest.spent_minor + more_minor
    returning id, orders into found_id, left_orders;
  else
    update guest set orders = orders + more, spent_minor = spent_minor + more_minor where key = guest_of
    returning id, orders into found_id, left_orders;
  end if;
  if found_id is null then return; end if;
  update shop_order set guest_id = found_id
  where id = any(order_ids) and guest_id is distinct from found_id and guest_key(shop_order) = guest_of;
  -- Somebody without orders is no guest.
  if left_orders > 0 then perform describe_guest(found_id);
  else delete from guest where id = found_id; end if;
end $$;

create or replace function add_guest_changes() returns trigger language plpgsql as $$
declare
  this_transaction constant bigint := new.transaction;
begin
  -- The first of a transaction adds all of them, and the rest find nothing left.
  if not exists (select from guest_change where id = new.id) then return null; end if;
  perform add_guest_change(key, orders, spent_minor, order_ids) from (
    select key, sum(orders)::integer as orders, sum(spent_minor)::bigint as spent_minor, array_agg(order_id) as order_ids
    from guest_change where transaction = this_transaction group by key order by key
  ) changed;
  delete from guest_change where transaction = this_transaction;
  return null;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgname = 'add_guest_changes' and tgrelid = 'guest_change'::regclass) then
    create constraint trigger add_guest_changes after insert on guest_change deferrable initially deferred
      for each row execute function add_guest_changes();
  end if;
end $$;
