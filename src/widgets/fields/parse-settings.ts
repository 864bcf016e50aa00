import type { Fields, ValuesOf } from './field.ts';
import { schemaOf } from './nested.ts';

/** Settings of a document, or the paths of those that are wrong. */
type Parsed<Settings> = { ok: true; settings: Settings } | { ok: false; wrong: readonly string[] };

/** Reads the settings of a document by their fields; those that were not stored have their initial values. */
export function settingsParser<F extends Fields>(fields: F): (stored: unknown) => Parsed<ValuesOf<F>> {
  const schema = schemaOf(fields);
  return (stored) => {
    const { success, data, error } = schema.safeParse(stored);
    if (success) return { ok: true, settings: { ...data } };
    const wrong = error.issues.map(({ path, code, ...issue }) =>
      code === 'unrecognized_keys' && 'keys' in issue ? String(issue.keys) : path.join('.'),
    );
    return { ok: false, wrong };
  };
}
