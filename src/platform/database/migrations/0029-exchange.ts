import { type Kysely, sql } from 'kysely';

/** Files that staff bring in: what each would do, how far it is, what came of it; whichever process works on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_run (
      id text primary key,
      kind text not null check (kind in ('products', 'categories', 'reviews', 'customers', 'orders')),
      source text not null default 'file' check (source in ('file', 'old-shop')),
      file_name text not null,
      file text not null,
      bytes integer not null,
      staff_name text not null,
      state text not null check (state in ('fetching', 'planning', 'planned', 'importing', 'done', 'failed')),
      step text not null default 'read' check (step in ('fetch', 'read', 'write', 'link')),
      done integer not null default 0,
      total integer not null default 0,
      plan jsonb,
      refused jsonb not null default '[]',
      report jsonb,
      problem jsonb,
      created_at timestamptz not null,
      ended_at timestamptz,
      seen_at timestamptz
    );
    create index import_run_created on import_run (created_at desc);
    create unique index import_run_one on import_run ((true)) where state = 'importing';

    comment on column import_run.seen_at is 'when whoever works on it last said so; null while nobody does';
    comment on column import_run.problem is 'a refusal: why the file cannot be taken at all';
  `.execute(db);
}
