import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/language.ts';
import type { TextField } from '../rules/completeness/missing-texts.ts';

type Condition = RawBuilder<unknown>;

const COLUMNS: readonly (readonly [TextField, string])[] = [
  ['name', 'name'],
  ['shortDescription', 'short_description'],
  ['description', 'description'],
  ['seo.title', 'seo_title'],
  ['seo.description', 'seo_description'],
];
const EXPECTED: readonly string[] = ['name', 'description'];
const OTHER = { en: 'ar', ar: 'en' } as const;

/** Literals, not parameters: only so the partial indexes `product_incomplete_en` and `…_ar` answer it. */
function isEmpty(column: string, language: Language): Condition {
  return sql`coalesce(${sql.ref(column)} ->> ${sql.lit(language)}, '') = ''`;
}

function isMissing(column: string, language: Language, table: string): Condition {
  const here = isEmpty(`${table}.${column}`, language);
  if (EXPECTED.includes(column)) return here;
  return sql`(${here} and not ${isEmpty(`${table}.${column}`, OTHER[language])})`;
}

/** Whether a product lacks texts in a language, by the same rule as `missingTexts`. */
export function isIncomplete(language: Language, table: string): Condition {
  const order = [
    ...EXPECTED,
    ...COLUMNS.map(([, column]) => column).filter((one) => !EXPECTED.includes(one)),
  ];
  const parts = order.map((column) => isMissing(column, language, table));
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** The missing texts of a product in a language, as an array. */
export function missingIn(language: Language, table: string): Condition {
  const parts = COLUMNS.map(
    ([field, column]) => sql`case when ${isMissing(column, language, table)} then ${sql.lit(field)} end`,
  );
  return sql`array_remove(array[${sql.join(parts)}], null)`;
}
