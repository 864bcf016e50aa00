import { expect, it } from 'vitest';
import type { StoredNode } from '#widgets/tree/node.ts';
import {
  allNodes,
  appendNodes,
  duplicateNode,
  insertNode,
  listAt,
  moveNode,
  nodeAt,
  removeNode,
  removeNodes,
  replaceNode,
  splitNode,
} from './tree-operations.ts';

function node(id: string, slots: Record<string, StoredNode[]> = {}): StoredNode {
  return { id, widget: 'section', version: 1, settings: { size: 'normal' }, common: {}, slots };
}

const tree = freeze([node('a'), node('b', { content: [node('c'), node('d', { content: [node('e')] })] })]);
const inB = [{ index: 1, slot: 'content' }];
const inD = [...inB, { index: 1, slot: 'content' }];

/** Frozen, so that an operation that changes the tree throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** A tree as text: `b(c d)`. */
function print(nodes: readonly StoredNode[]): string {
  return nodes
    .map(({ id, slots }) => {
      const inner = Object.values(slots).map((list) => print(list as StoredNode[]));
      return inner.join('') === '' ? id : `${id}(${inner.join('|')})`;
    })
    .join(' ');
}

function numbered() {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}

it('finds nodes by their path', () => {
  expect(nodeAt(tree, { list: inD, index: 0 })?.id).toBe('e');
  expect(nodeAt(tree, { list: inD, index: 1 })).toBeNull();
  expect(listAt(tree, inB).map(({ id }) => id)).toEqual(['c', 'd']);
  expect(listAt(tree, [{ index: 7, slot: 'content' }])).toEqual([]);
  expect(allNodes(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('inserts a node at the end of the page and of a slot', () => {
  expect(print(insertNode(tree, { list: [], index: 2 }, node('x')))).toBe('a b(c d(e)) x');
  expect(print(insertNode(tree, { list: inD, index: 1 }, node('x')))).toBe('a b(c d(e x))');
});

it('appends nodes to the page, and removes them wherever they were moved', () => {
  const added = [node('x', { content: [node('y')] }), node('z')];
  const longer = appendNodes(tree, added);
  expect(print(longer)).toBe('a b(c d(e)) x(y) z');
  const moved = moveNode(longer, { list: [], index: 3 }, { list: [], index: 0 });
  expect(print(removeNodes(moved, added))).toBe('a b(c d(e))');
  expect(print(removeNodes(tree, added))).toBe('a b(c d(e))');
});

it('inserts a node into a slot that is not stored', () => {
  const inA = [{ index: 0, slot: 'content' }];
  expect(print(insertNode(tree, { list: inA, index: 0 }, node('x')))).toBe('a(x) b(c d(e))');
});

it('removes a node with its content', () => {
  expect(print(removeNode(tree, { list: inB, index: 1 }))).toBe('a b(c)');
});

it('replaces a node', () => {
  expect(print(replaceNode(tree, { list: inB, index: 0 }, node('x')))).toBe('a b(x d(e))');
});

it('moves a node within its list', () => {
  expect(print(moveNode(tree, { list: inB, index: 1 }, { list: inB, index: 0 }))).toBe('a b(d(e) c)');
  expect(print(moveNode(tree, { list: [], index: 0 }, { list: [], index: 1 }))).toBe('b(c d(e)) a');
});

it('moves a node into a slot, by the path without the node', () => {
  const inFirst = [{ index: 0, slot: 'content' }];
  expect(print(moveNode(tree, { list: [], index: 0 }, { list: inFirst, index: 2 }))).toBe('b(c d(e) a)');
});

it('leaves a tree unchanged when the path has no node', () => {
  expect(moveNode(tree, { list: inD, index: 4 }, { list: [], index: 0 })).toEqual(tree);
  expect(duplicateNode(tree, { list: inD, index: 4 }, numbered())).toEqual(tree);
});

it('duplicates a node, with new ids for it and its content', () => {
  expect(print(duplicateNode(tree, { list: [], index: 1 }, numbered()))).toBe('a b(c d(e)) n1(n2 n3(n4))');
});

it('replaces a node by several, with new ids for them and their content', () => {
  const parts = freeze([node('x', { content: [node('y')] }), node('z')]);
  expect(print(splitNode(tree, { list: inB, index: 0 }, { parts, newId: numbered() }))).toBe(
    'a b(n1(n2) n3 d(e))',
  );
});
