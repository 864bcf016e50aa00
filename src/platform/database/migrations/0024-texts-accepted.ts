import { type Kysely, sql } from 'kysely';

/** What a shopper agreed to can be read as it was then, however often the page is written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accepted_text (
      slug text not null,
      version text not null,
      title jsonb not null,
      body jsonb not null,
      kept_at timestamptz not null,
      primary key (slug, version)
    );

    comment on table accepted_text is 'pages of words as they were when an order was placed on them';
    comment on column accepted_text.version is 'the version of the settings and a digest of the words: the same name is the same text';
    comment on column accepted_text.title is 'localized';
    comment on column accepted_text.body is 'localized';
  `.execute(db);
}
