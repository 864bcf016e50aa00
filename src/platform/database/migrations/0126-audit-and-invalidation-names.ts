import { type Kysely, sql } from 'kysely';

/** `functions/invalidation.sql` and `functions/audit-log.sql` make their successors. */
const FORMER_FUNCTIONS = [
  'announce_change()',
  'announce_changes(text, text, text)',
  'announce_listed()',
  'announce_picture_of_review()',
  'announce_stock()',
  'tell_change(text, text[])',
  'note_change()',
  'watch_changes(text)',
];

/** The audit log, the invalidation of cached pages and the versions of rows are called as in the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_act rename to audit_entry`.execute(db);
  await sql`alter table audit_entry rename column verb to action`.execute(db);
  await sql`alter table staff_change rename to audit_change`.execute(db);
  await sql`alter table audit_change rename column act_id to entry_id`.execute(db);
  await sql`
    comment on table audit_change is 'rows as they were before an action and after it; of a changed row what differs'
  `.execute(db);
  await sql`
    create function pg_temp.new_name(old text) returns text language sql return
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(old, '^staff_act', 'audit_entry'),
        '^staff_change', 'audit_change'), '_act(_|$)', '_entry\\1'), '_verb_', '_action_')
  `.execute(db);
  await sql`
    do $$
    declare
      one record;
    begin
      for one in select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and relname ~ '^staff_(act|change)_'
      loop
        execute format('alter %s %I rename to %I', one.kind, one.name, pg_temp.new_name(one.name));
      end loop;
      for one in select conname as name, conrelid::regclass as on_table from pg_constraint
        where conname ~ '^staff_(act|change)_'
      loop
        execute format('alter table %s rename constraint %I to %I', one.on_table, one.name, pg_temp.new_name(one.name));
      end loop;
      for one in select attrelid::regclass as on_table from pg_attribute
        where attname = 'version_act' and not attisdropped
      loop
        execute format('alter table %s rename column version_act to version_entry_id', one.on_table);
        execute format('alter table %s alter column version_entry_id '
          || 'set default nullif(current_setting(''jamra.audit_entry'', true), '''')', one.on_table);
      end loop;
      for one in select tgname as name, tgrelid::regclass as on_table from pg_trigger
        where tgname ~ '^announce_' or tgname = 'note_change'
      loop
        execute format('drop trigger %I on %s', one.name, one.on_table);
      end loop;
    end $$
  `.execute(db);
  await sql`drop function pg_temp.new_name`.execute(db);
  for (const former of FORMER_FUNCTIONS) await sql`drop function if exists ${sql.raw(former)}`.execute(db);
}
