type Draft = Readonly<Record<string, unknown>>;

export type Difference = Readonly<{
  field: string;
  /** What stands in the shop now, and what was typed here. */
  theirs: unknown;
  mine: unknown;
  /** Both sides changed it: somebody has to choose. */
  isContested: boolean;
}>;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Where two drafts that began alike went apart.
 *
 * @param base what both began with
 */
export function differencesOf(base: Draft, { theirs, mine }: { theirs: Draft; mine: Draft }): Difference[] {
  return Object.keys(mine)
    .filter((field) => !isSame(theirs[field], mine[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: mine[field],
      isContested: !isSame(base[field], mine[field]) && !isSame(base[field], theirs[field]),
    }));
}

/** What was typed here wins where it was changed here alone; contested fields as chosen. */
export function merged<Values extends Draft>(
  base: Values,
  { theirs, mine }: { theirs: Values; mine: Values },
  chosen: Readonly<Record<string, 'theirs' | 'mine'>>,
): Values {
  const taken = differencesOf(base, { theirs, mine }).map(({ field, isContested, ...sides }) => {
    const isMine = isContested ? chosen[field] !== 'theirs' : !isSame(base[field], sides.mine);
    return [field, isMine ? sides.mine : sides.theirs];
  });
  return { ...theirs, ...Object.fromEntries(taken) };
}
