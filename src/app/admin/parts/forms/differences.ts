import { isRecord } from '#kernel/is-record.ts';

type Draft = Readonly<Record<string, unknown>>;

export type Difference = Readonly<{
  field: string;
  /** The saved value, and the value in this form. */
  theirs: unknown;
  mine: unknown;
  /** Whether both sides changed it, so that the user has to choose. */
  isContested: boolean;
}>;

/** Sorts the keys of an object, since JSONB does not preserve their order. */
function inOrder(_field: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two values are equal as JSON, regardless of the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/** The only field of a draft, if it holds all others, as in `{ promotion: { code, title } }`; null otherwise. */
function wrapperOf(draft: Draft): string | null {
  const [[name = '', inner] = [], ...others] = Object.entries(draft);
  return others.length === 0 && isRecord(inner) ? name : null;
}

/** The fields of a draft by their path in the form: `title`, or `promotion.title`. */
export function fieldsOf(draft: Draft): Draft {
  const name = wrapperOf(draft);
  const inner = name === null ? null : draft[name];
  if (!isRecord(inner)) return draft;
  return Object.fromEntries(Object.entries(inner).map(([field, value]) => [`${name}.${field}`, value]));
}

/** A copy of a draft with other fields, in the format of `fieldsOf`. */
export function withFields<Values extends Draft>(draft: Values, fields: Draft): Values {
  const name = wrapperOf(draft);
  if (name === null) return { ...draft, ...fields };
  const inner = Object.entries(fields).map(([path, value]) => [path.slice(name.length + 1), value]);
  return { ...draft, [name]: Object.fromEntries(inner) };
}

/**
 * The fields that differ between two drafts of the same base.
 *
 * @param base the common base
 */
export function differencesOf(base: Draft, { theirs, mine }: { theirs: Draft; mine: Draft }): Difference[] {
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((field) => !isSame(theirs[field], mine[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: mine[field],
      isContested: !isSame(base[field], mine[field]) && !isSame(base[field], theirs[field]),
    }));
}

/** Merges two drafts: a field changed here only has the value typed here, a contested one the chosen value. */
export function merged(
  base: Draft,
  { theirs, mine }: { theirs: Draft; mine: Draft },
  chosen: Readonly<Record<string, 'theirs' | 'mine'>>,
): Draft {
  const taken = differencesOf(base, { theirs, mine }).map(({ field, isContested, ...sides }) => {
    const isMine = isContested ? chosen[field] !== 'theirs' : !isSame(base[field], sides.mine);
    return [field, isMine ? sides.mine : sides.theirs];
  });
  const all = { ...theirs, ...Object.fromEntries(taken) };
  // A field that the chosen side removed stays removed.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
