import { isRecord } from '#kernel/is-record.ts';

type Draft = Readonly<Record<string, unknown>>;

export type Difference = Readonly<{
  field: string;
  /** What stands in the shop now, and what was typed here. */
  theirs: unknown;
  mine: unknown;
  /** Both sides changed it: somebody has to choose. */
  isContested: boolean;
}>;

/** The fields of an object in one order; the database has an order of its own. */
function inOrder(_field: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two values are the same as JSON, in whatever order their fields stand. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/** The one field that holds all others of a draft, as in `{ promotion: { code, title } }`; null where there is none. */
function wrapperOf(draft: Draft): string | null {
  const [[name = '', inner] = [], ...others] = Object.entries(draft);
  return others.length === 0 && isRecord(inner) ? name : null;
}

/** The fields of a draft by their paths, as its form names them: `title`, or `promotion.title`. */
export function fieldsOf(draft: Draft): Draft {
  const name = wrapperOf(draft);
  const inner = name === null ? null : draft[name];
  if (!isRecord(inner)) return draft;
  return Object.fromEntries(Object.entries(inner).map(([field, value]) => [`${name}.${field}`, value]));
}

/** A draft like another with other fields, as `fieldsOf` names them. */
export function withFields<Values extends Draft>(draft: Values, fields: Draft): Values {
  const name = wrapperOf(draft);
  if (name === null) return { ...draft, ...fields };
  const inner = Object.entries(fields).map(([path, value]) => [path.slice(name.length + 1), value]);
  return { ...draft, [name]: Object.fromEntries(inner) };
}

/**
 * Where two drafts that began alike went apart.
 *
 * @param base what both began with
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

/** What was typed here wins where it was changed here alone; contested fields as chosen. */
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
  // What the chosen side has taken out stays out.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
