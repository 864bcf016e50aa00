import { type Kysely, sql } from 'kysely';

/**
 * What editing pages, articles, menus and redirects needs: versions by which two editors notice each other, every saved
 * state of a document, words for search engines; a trash whose addresses are free again. What was done about a message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document
      add column version integer not null default 1,
      add column seo_title jsonb not null default '{"en": ""}',
      add column seo_description jsonb not null default '{"en": ""}',
      drop constraint document_status_check,
      add constraint document_status_check check (status in ('published', 'draft', 'trashed')),
      drop constraint document_kind_slug_key;
    comment on column document.seo_title is 'localized';
    comment on column document.seo_description is 'localized';
    create unique index document_address on document (kind, slug) where status <> 'trashed';
    create index document_changed on document (kind, updated_at desc, id desc);

    create table document_version (
      document_id integer not null references document (id) on delete cascade,
      version integer not null,
      draft jsonb not null,
      act text not null,
      by_staff_id integer,
      by_name text not null default '',
      at timestamptz not null,
      primary key (document_id, version)
    );

    alter table menu add column version integer not null default 1;
    create table menu_version (
      location text not null references menu (location) on delete cascade,
      version integer not null,
      items jsonb not null,
      by_staff_id integer,
      by_name text not null default '',
      at timestamptz not null,
      primary key (location, version)
    );

    create index redirect_sought on redirect using gin ((lower(source || ' ' || target)) gin_trgm_ops);
    create index redirect_used on redirect (hits desc, source);

    alter table form_entry
      add column note text not null default '',
      add column done_at timestamptz,
      drop constraint form_entry_status_check,
      add constraint form_entry_status_check check (status in ('new', 'done', 'spam'));
    create index form_entry_listed on form_entry (status, written_at desc, id desc);
    create index form_entry_sought on form_entry using gin ((lower(name || ' ' || email || ' ' || phone || ' '
      || message)) gin_trgm_ops);
  `.execute(db);
}
