/** A saved section and the sections that its nodes name. */
export type SectionNode = Readonly<{ id: number; names: readonly number[] }>;

/**
 * The cycle by which a section contains itself through other sections.
 *
 * @param sections the references of every section, with the edited one as it will be saved
 * @returns the ids of the cycle, beginning and ending with the section; null without one
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
  const path = [start];
  for (let at = reachedBy.get(start); at !== undefined && at !== start; at = reachedBy.get(at))
    path.unshift(at);
  return [start, ...path];
}
