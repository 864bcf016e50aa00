import { type Kysely, sql } from 'kysely';

const TEXTS = ['short_description', 'seo_title', 'seo_description'];

function isEmpty(column: string, language: string): string {
  return `coalesce(${column} ->> '${language}', '') = ''`;
}

/** The condition of `missing-texts.ts`: a name and a description are expected, other texts where the other language has them. */
function isIncomplete(language: string, other: string): string {
  const texts = TEXTS.map((text) => `(${isEmpty(text, language)} and not ${isEmpty(text, other)})`);
  return [isEmpty('name', language), isEmpty('description', language), ...texts].join(' or ');
}

/** Meta title and description of categories; products whose texts are incomplete in a language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table category
      add column seo_title jsonb not null default '{"en": ""}',
      add column seo_description jsonb not null default '{"en": ""}'
  `.execute(db);
  await sql`comment on column category.seo_title is 'localized'`.execute(db);
  await sql`comment on column category.seo_description is 'localized'`.execute(db);
  for (const [language, other] of [
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const)
    await sql
      .raw(
        `create index product_incomplete_${language} on product (id)
          where parent_id is null and (${isIncomplete(language, other)})`,
      )
      .execute(db);
}
