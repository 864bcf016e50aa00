-- Optimistic locks: a change of the columns that editors see makes a row its next version, whoever writes it. Counts
-- and states that change beside an editor make none. `version_entry_id` is the audit entry (setting `jamra.audit_entry`)
-- that made it.

create or replace function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.version_entry_id := nullif(current_setting('jamra.audit_entry', true), '');
  return new;
end $$;

create or replace function version_rows(name text, fields text) returns void language plpgsql as $$
begin
  execute format('create or replace trigger next_version before update on %I for each row '
    || 'when (row(%s) is distinct from row(%s)) execute function next_version()', name,
    regexp_replace(fields, '\w+', 'old.\&', 'g'), regexp_replace(fields, '\w+', 'new.\&', 'g'));
end $$;

select version_rows(name, fields) from (values
  ('attribute', 'name'),
  ('attribute_term', 'name, swatch_hex'),
  ('category', 'slug, name, description, image_id, seo_title, seo_description'),
  ('customer_segment', 'name, rule'),
  ('document_category', 'name'),
  ('document_tag', 'name'),
  ('form_entry', 'note'),
  ('media', 'alt, title'),
  ('promotion', 'code, title, is_automatic, is_active, starts_at, ends_at, usage_limit, usage_limit_per_customer, rule, removed_at'),
  ('redirect', 'source, target'),
  ('review', 'reply'),
  ('setting', 'value'),
  ('shipping_zone', 'name, emirates, closed_days'),
  ('staff_role', 'name, rights'),
  ('stock_location', 'name'),
  ('tag', 'slug, name')
) as versioned (name, fields);

-- A zone is edited with its methods and their times.
create or replace function next_version_of_zone() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  update shipping_zone set version = version + 1, version_entry_id = nullif(current_setting('jamra.audit_entry', true), '')
  where id = case tg_table_name
    when 'shipping_method' then (to_jsonb(coalesce(new, old)) ->> 'zone_id')::integer
    else (select zone_id from shipping_method where id = (to_jsonb(coalesce(new, old)) ->> 'method_id')::integer)
  end;
  return null;
end $$;
create or replace trigger next_version_of_zone after insert or update or delete on shipping_method
  for each row execute function next_version_of_zone();
create or replace trigger next_version_of_zone after insert or update or delete on shipping_slot
  for each row execute function next_version_of_zone();
