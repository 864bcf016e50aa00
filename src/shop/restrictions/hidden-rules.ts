/** Of what a line speaks; null for everywhere. */
type Reach = Readonly<{ id: string; class: string; emirates: readonly string[] | null }>;

function covers(first: Reach, later: Reach): boolean {
  if (first.class !== 'any' && first.class !== later.class) return false;
  const { emirates } = first;
  if (emirates === null) return true;
  return later.emirates?.every((emirate) => emirates.includes(emirate)) ?? false;
}

/**
 * Lines of the table that are never asked, since one before them speaks of all they speak of.
 *
 * @returns by the id of each such line the id of the one that decides in its place
 */
export function hiddenRules(rules: readonly Reach[]): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap((rule, place) => {
      const first = rules.slice(0, place).find((other) => covers(other, rule));
      return first === undefined ? [] : [[rule.id, first.id] as const];
    }),
  );
}
