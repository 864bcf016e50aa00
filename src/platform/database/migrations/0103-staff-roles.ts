import { type Kysely, sql } from 'kysely';

/** Roles of the shop's own. A member has a built-in role or `role-<id>`; the generated column keeps that role from being deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_role (
      id integer generated always as identity primary key,
      name text not null check (length(name) between 1 and 60),
      rights text[] not null,
      created_at timestamptz not null,
      version integer not null default 1,
      version_act text default nullif(current_setting('jamra.act', true), '')
    )
  `.execute(db);
  await sql`create unique index staff_role_name on staff_role (lower(name))`.execute(db);
  await sql`alter table staff drop constraint staff_role_check`.execute(db);
  await sql`
    alter table staff
      add constraint staff_role_check check (
        role in ('owner', 'manager', 'order-desk', 'catalogue-editor', 'page-editor') or role ~ '^role-[1-9][0-9]{0,9}$'),
      add column role_id integer generated always as (
        case when role like 'role-%' then substring(role from 6)::integer end
      ) stored references staff_role (id)
  `.execute(db);
  await sql`create index staff_of_role on staff (role_id) where role_id is not null`.execute(db);
}
