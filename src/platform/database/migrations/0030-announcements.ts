import { type Kysely, sql } from 'kysely';

/** Tables whose rows belong to one product, with the columns that name it; what is told is `product:17`. */
const OF_PRODUCTS: readonly [table: string, family: string, ids: string][] = [
  ['product', 'product', 'id,parent_id'],
  ['product_category', 'product', 'product_id'],
  ['product_image', 'product', 'product_id'],
  ['product_link', 'product', 'product_id'],
  ['product_tag', 'product', 'product_id'],
  ['bundle_part', 'product', 'product_id'],
  ['listing_row', 'listing', 'product_id'],
  ['review', 'reviews', 'product_id'],
  ['share_click', 'share', 'path'],
];

/** Tables that change seldom, and of which a page reads much: what is told is their name. */
const WHOLE = [
  'accepted_text',
  'attribute',
  'attribute_term',
  'category',
  'document',
  'document_category',
  'document_tag',
  'fit_word',
  'media',
  'menu',
  'product_fit',
  'setting',
  'shipping_method',
  'shipping_slot',
  'shipping_zone',
  'tag',
];

/**
 * Every change of what pages read is told in the transaction that makes it, whoever makes it: `pg_notify` on the channel
 * `jamra_pages`, with the names of what changed, separated by spaces. Long lists are told by the name of their family.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_change(family text, keys text[]) returns void language plpgsql as $$
    declare
      told text;
    begin
      if cardinality(keys) = 0 then return; end if;
      if cardinality(keys) <= 200 then
        select string_agg(family || ':' || key, ' ') into told from unnest(keys) as key where key !~ '\\s';
      end if;
      if told is null or octet_length(told) > 7000 then told := family; end if;
      perform pg_notify('jamra_pages', told);
    end $$;

    create function announce_change() returns trigger language plpgsql as $$
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
        else '(select * from fresh except all select * from gone) union all (select * from gone except all select * from fresh)'
      end;
      if ids = '' then
        execute format('select exists (select from (%s) as changed)', source) into is_any;
        if is_any then perform pg_notify('jamra_pages', family); end if;
        return null;
      end if;
      execute format(
        'select coalesce(array_agg(distinct key::text), ''{}'') from (%s) as changed, unnest(array[%s]) as key where key is not null',
        source, ids) into keys;
      perform tell_change(family, keys);
      return null;
    end $$;

    create function announce_changes(name text, family text, ids text) returns void language plpgsql as $$
    begin
      execute format('create trigger announce_insert after insert on %I referencing new table as fresh '
        || 'for each statement execute function announce_change(%L, %L)', name, family, ids);
      execute format('create trigger announce_update after update on %I referencing old table as gone new table as fresh '
        || 'for each statement execute function announce_change(%L, %L)', name, family, ids);
      execute format('create trigger announce_delete after delete on %I referencing old table as gone '
        || 'for each statement execute function announce_change(%L, %L)', name, family, ids);
      execute format('create trigger announce_truncate after truncate on %I '
        || 'for each statement execute function announce_change(%L, %L)', name, family, ids);
    end $$;

    create function announce_picture_of_review() returns trigger language plpgsql as $$
    declare
      keys text[];
    begin
      select coalesce(array_agg(distinct product_id::text), '{}') into keys
      from review where id in (select review_id from changed);
      perform tell_change('reviews', keys);
      return null;
    end $$;
    create trigger announce_insert after insert on review_picture referencing new table as changed
      for each statement execute function announce_picture_of_review('reviews', '');
    create trigger announce_update after update on review_picture referencing new table as changed
      for each statement execute function announce_picture_of_review('reviews', '');
    create trigger announce_delete after delete on review_picture referencing old table as changed
      for each statement execute function announce_picture_of_review('reviews', '');

    create function announce_stock() returns trigger language plpgsql as $$
    declare
      keys text[];
    begin
      select coalesce(array_agg(distinct key::text), '{}') into keys
      from changed left join product on product.id = changed.product_id,
        unnest(array[changed.product_id, product.parent_id]) as key
      where key is not null;
      perform tell_change('product', keys);
      return null;
    end $$;
    create trigger announce_insert after insert on stock_level referencing new table as changed
      for each statement execute function announce_stock('product', '');
    create trigger announce_update after update on stock_level referencing new table as changed
      for each statement execute function announce_stock('product', '');
    create trigger announce_delete after delete on stock_level referencing old table as changed
      for each statement execute function announce_stock('product', '');

    create trigger announce_truncate after truncate on review_picture
      for each statement execute function announce_change('reviews', '');
    create trigger announce_truncate after truncate on stock_level
      for each statement execute function announce_change('product', '');
  `.execute(db);
  for (const [table, family, ids] of OF_PRODUCTS)
    await sql`select announce_changes(${table}, ${family}, ${ids})`.execute(db);
  for (const table of WHOLE) await sql`select announce_changes(${table}, ${table}, '')`.execute(db);
}
