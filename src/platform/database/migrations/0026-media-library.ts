import { type Kysely, sql } from 'kysely';

/** Pictures are found by parts of their file name and of the words about them, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index media_sought on media using gin ((lower(file || ' ' || coalesce(alt ->> 'en', '') || ' '
      || coalesce(alt ->> 'ar', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))) gin_trgm_ops);
    create index category_image on category (image_id) where image_id is not null;
    create index document_cover on document (cover_id) where cover_id is not null;
    create index review_picture_media on review_picture (media_id);
  `.execute(db);
}
