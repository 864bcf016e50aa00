-- People who ordered without an account: `guest` follows `shop_order`, whoever writes it.

create or replace function guest_of_order(ordered shop_order) returns integer language plpgsql as $$
declare
  sought text := coalesce(nullif(lower(trim(ordered.email)), ''), ordered.phone);
  found_id integer;
begin
  if ordered.customer_id is not null or sought = '' then return null; end if;
  loop
    -- Nobody deletes the guest before this order counts.
    select id into found_id from guest where key = sought for key share;
    if found then return found_id; end if;
    insert into guest (key, first_order_at, last_order_at) values (sought, ordered.placed_at, ordered.placed_at)
      on conflict (key) do nothing returning id into found_id;
    if found then return found_id; end if;
  end loop;
end $$;

create or replace function shop_order_finds_guest() returns trigger language plpgsql as $$
begin
  new.emirate := coalesce(new.address ->> 'emirate', '');
  new.guest_id := guest_of_order(new);
  return new;
end $$;
create or replace trigger shop_order_finds_guest before insert or update of email, phone, customer_id, address on shop_order
  for each row execute function shop_order_finds_guest();

-- The newest order says who a guest is. One without orders is no guest.
create or replace function refresh_guest(guest_number integer) returns void language plpgsql as $$
declare
  newest shop_order;
begin
  perform 1 from guest where id = guest_number for no key update;
  select * into newest from shop_order where guest_id = guest_number order by placed_at desc, id desc limit 1;
  if not found then
    perform 1 from guest where id = guest_number for update;
    delete from guest where id = guest_number
      and not exists (select from shop_order where guest_id = guest_number);
    return;
  end if;
  update guest set
    email = newest.email, phone = newest.phone, language = newest.language,
    name = trim(concat(newest.address ->> 'firstName', ' ', newest.address ->> 'lastName')),
    last_order_at = newest.placed_at,
    (orders, spent_minor, first_order_at) = (
      select count(*), coalesce(sum(total_minor) filter (where status not in ('cancelled', 'failed', 'pending')), 0),
        min(placed_at)
      from shop_order where guest_id = guest_number)
  where id = guest_number;
end $$;

create or replace function shop_order_moves_guest() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.guest_id is not null and (tg_op = 'DELETE' or old.guest_id is distinct from new.guest_id)
  then perform refresh_guest(old.guest_id); end if;
  if tg_op <> 'DELETE' and new.guest_id is not null then perform refresh_guest(new.guest_id); end if;
  return null;
end $$;
create or replace trigger shop_order_moves_guest after insert or delete on shop_order
  for each row execute function shop_order_moves_guest();
create or replace trigger shop_order_changes_guest after update on shop_order for each row
  when (row(old.guest_id, old.status, old.total_minor, old.placed_at, old.email, old.phone, old.language, old.address)
    is distinct from row(new.guest_id, new.status, new.total_minor, new.placed_at, new.email, new.phone, new.language, new.address))
  execute function shop_order_moves_guest();
