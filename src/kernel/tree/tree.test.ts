import { expect, it } from 'vitest';
import { ancestors, toTree, walkTree } from './tree.ts';

type Branch = { id: number; path: string; children: Branch[] };

const rows = [
  { id: 1, parentId: null },
  { id: 3, parentId: 1 },
  { id: 2, parentId: 1 },
  { id: 4, parentId: 2 },
  { id: 5, parentId: 9 },
  { id: 6, parentId: 6 },
];
const tree = toTree<(typeof rows)[number], Branch>(rows, ({ id }, { above, children }) => ({
  id,
  path: [...above.map((row) => row.id), id].join('/'),
  children,
}));

it('CT-04 a tree keeps the order of siblings, and omits nodes without a parent in it', () => {
  expect(walkTree(tree).map(({ node }) => node.path)).toEqual(['1', '1/3', '1/2', '1/2/4']);
  expect(walkTree(tree).map(({ above }) => above.length)).toEqual([0, 1, 1, 2]);
});

it('CT-04 the ancestors end at the root, at a missing parent, or at a cycle', () => {
  const parents: Record<number, number> = { 4: 2, 2: 1, 7: 8, 8: 7 };
  const up = (id: number) => ancestors(id, (one) => parents[one]);
  expect(up(4)).toEqual([2, 1]);
  expect(up(1)).toEqual([]);
  expect(up(7)).toEqual([8, 7]);
});
