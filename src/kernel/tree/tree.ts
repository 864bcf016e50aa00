type Row = Readonly<{ id: number; parentId: number | null }>;
type Node<Self> = Readonly<{ children: readonly Self[] }>;

/**
 * Rows as a tree, siblings in the order of the rows. Rows with a missing parent, or in a cycle, are left out.
 *
 * @param toNode a row with the rows above it, outermost first, and the nodes below it
 */
export function toTree<R extends Row, N>(
  rows: readonly R[],
  toNode: (row: R, at: Readonly<{ above: readonly R[]; children: N[] }>) => N,
): N[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const branch = (parentId: number | null, above: readonly R[]): N[] =>
    (below.get(parentId) ?? []).map((row) =>
      toNode(row, { above, children: branch(row.id, [...above, row]) }),
    );
  return branch(null, []);
}

/** Every node of a tree before those below it, with those above it, outermost first. */
export function walkTree<N extends Node<N>>(
  tree: readonly N[],
  above: readonly N[] = [],
): { node: N; above: readonly N[] }[] {
  return tree.flatMap((node) => [{ node, above }, ...walkTree(node.children, [...above, node])]);
}

/** The ancestors of an item, innermost first; a cycle is walked once. */
export function ancestors<T>(one: T, parentOf: (one: T) => T | undefined): T[] {
  const path: T[] = [];
  for (let above = parentOf(one); above !== undefined && !path.includes(above); above = parentOf(above))
    path.push(above);
  return path;
}
