-- The audit log: while a staff action runs (setting `jamra.audit_entry`), each changed row of the tables listed at the
-- end is written down as it was and as it is, with the version that the change made.

create or replace function write_audit_change() returns trigger language plpgsql as $$
declare
  hidden constant text[] := array['code_digest', 'digest', 'code_sealed', 'password_hash', 'role_id', 'second_factor_secret', 'second_factor_step', 'two_factor_secret', 'updated_at', 'version', 'version_entry_id'];
  was jsonb;
  is_now jsonb;
  key_of jsonb;
  key text;
  version integer;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old) - hidden; end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new) - hidden; version := (to_jsonb(new) ->> 'version')::integer; end if;
  key_of := coalesce(is_now, was);
  select string_agg(key_of ->> name, '/') into key from unnest(string_to_array(tg_argv[0], ',')) as name;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(old_field.key, old_field.value), jsonb_object_agg(old_field.key, is_now -> old_field.key)
    into was, is_now
    from jsonb_each(was) as old_field
    where is_now -> old_field.key is distinct from old_field.value;
    if was is null then return null; end if;
  end if;
  insert into audit_change (entry_id, table_name, row_key, before, after, version)
  values (current_setting('jamra.audit_entry'), tg_table_name, key, was, is_now, version);
  return null;
end $$;

create or replace function create_audit_trigger(name text) returns void language plpgsql as $$
declare
  keys text;
begin
  select string_agg(attribute.attname, ',' order by place.ordinality) into keys
  from pg_index index
  cross join unnest(index.indkey) with ordinality as place (number, ordinality)
  join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = place.number
  where index.indrelid = name::regclass and index.indisprimary;
  execute format(
    'create or replace trigger audit_change after insert or update or delete on %I for each row '
    || 'when (current_setting(''jamra.audit_entry'', true) <> '''') execute function write_audit_change(%L)', name, keys);
end $$;

select create_audit_trigger(name) from unnest(array[
  'api_key', 'attribute', 'attribute_term', 'bundle_part', 'category', 'customer', 'customer_address', 'customer_note', 'customer_segment',
  'document', 'document_category', 'document_tag', 'fit_word', 'font', 'form_entry', 'gift_card', 'mail_words', 'media', 'media_folder', 'media_in_folder', 'menu',
  'order_line', 'order_refund', 'order_return', 'payment', 'popup_ab_test', 'product', 'product_category', 'product_fit',
  'product_image', 'product_link', 'product_tag', 'promotion', 'redirect', 'registered_device', 'review', 'setting',
  'shipping_method', 'shipping_slot', 'shipping_zone', 'shop_order', 'staff', 'staff_role', 'stock_location',
  'stock_movement', 'stock_shelf', 'subscriber', 'subscription', 'subscription_line', 'tag', 'template'
]) as name;
