import type { DocumentPlace } from '#widgets/declaration.ts';
import { checkTree } from '#widgets/tree/check-tree.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { nodeIdsBeside } from '../../templates/content/new-node.ts';
import { allNodes, nodesOf } from '../../templates/content/tree-operations.ts';
import type { ShownProblem } from '../../templates/content/tree-problems.ts';

/** The ids that Puck generates for dropped items: widget name and UUID. */
const OF_PUCK = /-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Puck's tree, with our node ids for dropped items.
 *
 * @returns dropped: the id of the new node; null if there is none
 */
export function takeDropped(tree: readonly StoredNode[]): { tree: StoredNode[]; dropped: string | null } {
  const newId = nodeIdsBeside(allNodes(tree));
  let dropped: string | null = null;
  const withOwnIds = (nodes: readonly StoredNode[]): StoredNode[] =>
    nodes.map((node) => {
      const slots = Object.entries(node.slots).map(([slot, list]) => [slot, withOwnIds(nodesOf(list))]);
      if (!OF_PUCK.test(node.id ?? '')) return { ...node, slots: Object.fromEntries(slots) };
      const id = newId();
      dropped ??= id;
      return { ...node, id, slots: Object.fromEntries(slots) };
    });
  return { tree: withOwnIds(tree), dropped };
}

const OF_PLACE: readonly string[] = [
  'too-often',
  'not-here',
  'not-in-slot',
  'not-beside',
  'full-slot',
  'too-deep',
  'unknown-slot',
];

/** Why the arrangement `next` is not allowed; null if it is, or if `before` was not allowed either. */
export function arrangementProblem(
  before: readonly StoredNode[],
  next: readonly StoredNode[],
  place: string,
): ShownProblem | null {
  const problemsOf = (tree: readonly StoredNode[]) =>
    checkTree(tree, place as DocumentPlace).filter(
      ({ node, reason }) => OF_PLACE.includes(reason) || (node === null && reason === 'too-many-nodes'),
    );
  const known = problemsOf(before).map(({ reason }) => reason);
  const problems = problemsOf(next);
  const isMore = (reason: string) =>
    problems.filter((one) => one.reason === reason).length > known.filter((one) => one === reason).length;
  return problems.find(({ reason }) => isMore(reason)) ?? null;
}
