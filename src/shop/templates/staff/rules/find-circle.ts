/** A saved section and the sections that its nodes name. */
export type SectionNode = Readonly<{ id: number; names: readonly number[] }>;

/**
 * The way on which a section comes back to itself through those it names.
 *
 * @param sections what every section names, the one in question as it shall be saved
 * @returns the ids on the way, beginning and ending with the section; null where there is none
 */
export function findCircle(start: number, sections: readonly SectionNode[]): readonly number[] | null {
  const namesOf = new Map(sections.map(({ id, names }) => [id, names]));
  /** The section by which each one was first reached. */
  const reachedBy = new Map<number, number>();
  const reached = [start];
  for (const id of reached) {
    const further = (namesOf.get(id) ?? []).filter((next) => !reachedBy.has(next));
    for (const next of further) reachedBy.set(next, id);
    reached.push(...further.filter((next) => next !== start));
  }
  if (!reachedBy.has(start)) return null;
  const way = [start];
  for (let at = reachedBy.get(start); at !== undefined && at !== start; at = reachedBy.get(at))
    way.unshift(at);
  return [start, ...way];
}
