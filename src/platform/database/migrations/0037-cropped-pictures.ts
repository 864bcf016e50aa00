import { type Kysely, sql } from 'kysely';

/** A picture cut out of another knows which, and where; it is a picture like any other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table media
      add column cropped_from integer references media (id) on delete set null,
      add column crop jsonb;
    create index media_cropped_from on media (cropped_from) where cropped_from is not null;

    comment on column media.cropped_from is 'the whole picture that this one was cut out of';
    comment on column media.crop is 'x, y, width and height of what was cut out, in percent of the whole';
  `.execute(db);
}
