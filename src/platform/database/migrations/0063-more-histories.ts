import { type Kysely, sql } from 'kysely';

/** Every saved state of promotions, delivery zones and redirects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion_version (
      promotion_id integer not null references promotion (id) on delete cascade,
      version integer not null,
      draft jsonb not null,
      act text not null,
      by_staff_id integer,
      by_name text not null default '',
      at timestamptz not null,
      primary key (promotion_id, version)
    )
  `.execute(db);
  await sql`
    create table shipping_zone_version (
      zone_id integer not null references shipping_zone (id) on delete cascade,
      version integer not null,
      draft jsonb not null,
      act text not null,
      by_staff_id integer,
      by_name text not null default '',
      at timestamptz not null,
      primary key (zone_id, version)
    )
  `.execute(db);
  await sql`
    create table redirect_version (
      source text not null references redirect (source) on update cascade on delete cascade,
      version integer not null,
      draft jsonb not null,
      act text not null,
      by_staff_id integer,
      by_name text not null default '',
      at timestamptz not null,
      primary key (source, version)
    )
  `.execute(db);
}
