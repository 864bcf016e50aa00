import { type RawBuilder, sql } from 'kysely';

/** Signs of ASCII that are no letters, and the apostrophe of texts. */
const SIGNS = '[\\x20-@\\x5B-\\x60\\x7B-~’]+';

/** A typed name as `nameKey` has it: in small letters, with one space between words. */
export function nameKeyInSql(
  first: RawBuilder<string | null>,
  last: RawBuilder<string | null>,
): RawBuilder<string> {
  return sql<string>`trim(regexp_replace(lower(concat_ws(' ', ${first}, ${last})), ${SIGNS}, ' ', 'g'))`;
}

/** Whether a name contains all words of another, e.g. a person's with a further family name. Both are name keys. */
export function hasName(name: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(' ' || ${name} || ' ') like ('% ' || ${other} || ' %')`;
}
