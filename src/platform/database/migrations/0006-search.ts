import { type Kysely, sql } from 'kysely';

/**
 * Search: words to correct typing to, words that found nothing, articles' words.
 * `search_word` has no unique key on purpose: two imports at once may both bring a word, and neither waits for the
 * other; doubles do no harm and go when it is tidied. Rows of listings are due at once, so that they get their words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index listing_row_trigrams;
    update listing_row set refresh_at = now();

    create table search_word (
      word text collate "C" not null,
      shown text not null,
      sound text not null,
      bones text not null,
      weight smallint not null
    );
    create index search_word_word on search_word (word);
    create index search_word_bones on search_word (bones);
    create index search_word_near on search_word using gist (word gist_trgm_ops (siglen = 32));
    create index search_word_heard on search_word using gist (sound gist_trgm_ops (siglen = 32));

    create table search_miss (
      day text collate "C" not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      words text not null,
      count integer not null default 1,
      primary key (day, words)
    );

    alter table document add column words tsvector not null default '';
    update document set words =
      setweight(to_tsvector('simple', coalesce(title->>'en', '') || ' ' || coalesce(title->>'ar', '')), 'A')
      || setweight(to_tsvector('simple', coalesce(excerpt->>'en', '') || ' ' || coalesce(excerpt->>'ar', '')), 'B');
    create index document_words on document using gin (words);
  `.execute(db);
}
