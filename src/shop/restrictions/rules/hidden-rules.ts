/** What a rule applies to; null emirates: everywhere. */
type Reach = Readonly<{ id: string; class: string; emirates: readonly string[] | null }>;

function covers(first: Reach, later: Reach): boolean {
  if (first.class !== 'any' && first.class !== later.class) return false;
  const { emirates } = first;
  if (emirates === null) return true;
  return later.emirates?.every((emirate) => emirates.includes(emirate)) ?? false;
}

/**
 * Rules that never apply because an earlier rule covers all their cases.
 *
 * @returns by rule id the id of the rule that applies instead
 */
export function hiddenRules(rules: readonly Reach[]): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap((rule, place) => {
      const first = rules.slice(0, place).find((other) => covers(other, rule));
      return first === undefined ? [] : [[rule.id, first.id] as const];
    }),
  );
}
