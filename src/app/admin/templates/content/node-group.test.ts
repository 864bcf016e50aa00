import { expect, it } from 'vitest';
import type { StoredNode } from '#widgets/tree/node.ts';
import { nodeIdsBeside } from './new-node.ts';
import {
  duplicateGroup,
  groupOf,
  listOfGroup,
  moveGroup,
  nodesOfGroup,
  removeGroup,
  shiftGroup,
} from './node-group.ts';
import { allNodes, type ListPath, nodesOf } from './tree-operations.ts';
import { addableWidgets, holdsAll, listsForMove } from './widget-limits.ts';

type Tree = readonly StoredNode[];

/** Parses a tree such as `a b(c d) e`, with slots in brackets; its lists are frozen, so that changing them throws. */
function read(words: string): Tree {
  const lists: StoredNode[][] = [[]];
  for (const word of words.match(/\w+|[()]/g) ?? []) {
    if (word === ')') lists.pop();
    else if (word === '(') lists.push(nodesOf(lists.at(-1)?.at(-1)?.slots.content) as StoredNode[]);
    else {
      const content: StoredNode[] = [];
      lists.at(-1)?.push({
        ...{ id: word, widget: 'section', version: 1, settings: {}, common: {} },
        slots: { content },
      });
    }
  }
  return lists[0] ?? [];
}

/** The reverse of `read`; new ids are printed as `*`. */
function print(tree: Tree): string {
  return tree
    .map(({ id = '', slots }) => {
      const inner = print(nodesOf(slots.content));
      const name = id.length > 1 ? '*' : id;
      return inner === '' ? name : `${name}(${inner})`;
    })
    .join(' ');
}

const chosen = (tree: Tree, ids: string) => groupOf(tree, ids.split(' '));

it('counts a node inside another selected one once, in document order', () => {
  const tree = read('a b(c d(e)) f');
  const namesOf = (ids: string) => nodesOfGroup(tree, chosen(tree, ids)).map(({ id }) => id);
  expect(namesOf('f e a')).toEqual(['a', 'e', 'f']);
  expect(namesOf('e b c')).toEqual(['b']);
  expect(namesOf('d e')).toEqual(['d']);
  expect(namesOf('nobody')).toEqual([]);
});

it('removes all selected nodes and nothing else', () => {
  const tree = read('a b(c d(e)) f');
  expect(print(removeGroup(tree, chosen(tree, 'a c f')))).toBe('b(d(e))');
  expect(print(removeGroup(tree, chosen(tree, 'b e')))).toBe('a f');
  expect(print(removeGroup(tree, []))).toBe(print(tree));
});

it.each([
  ['b c', -1, 'b c a d e'],
  ['b c', 1, 'a d b c e'],
  ['a b', -1, null],
  ['d e', 1, null],
  // Nodes between them do not move.
  ['b d', -1, 'b d a c e'],
  ['b d', 1, 'a c e b d'],
  ['a c', -1, 'a c b d e'],
  ['c e', 1, 'a b d c e'],
  ['a b c d e', 1, null],
] as const)('moves %s as one block by %i', (ids, by, expected) => {
  const tree = read('a b c d e');
  const shifted = shiftGroup(tree, chosen(tree, ids), by);
  expect(shifted === null ? null : print(shifted.tree)).toBe(expected);
  if (shifted !== null) expect(shifted.tree[shifted.index]?.id).toBe(ids[0]);
});

it('moves only siblings up and down', () => {
  const tree = read('a b(c d) e');
  expect(listOfGroup(chosen(tree, 'a c'))).toBeNull();
  expect(listOfGroup([])).toBeNull();
  expect(shiftGroup(tree, chosen(tree, 'a c'), 1)).toBeNull();
  expect(listOfGroup(chosen(tree, 'c d'))).toEqual([{ index: 1, slot: 'content' }]);
});

it('puts copies after the last selected node of each list, with new ids', () => {
  const tree = read('a b(c d(e)) f g');
  const copiesOf = (ids: string) => duplicateGroup(tree, chosen(tree, ids), nodeIdsBeside(allNodes(tree)));
  expect(print(copiesOf('a f').tree)).toBe('a b(c d(e)) f * * g');
  expect(print(copiesOf('a c').tree)).toBe('a * b(c * d(e)) f g');
  expect(print(copiesOf('e c f').tree)).toBe('a b(c * d(e *)) f * g');
  expect(print(copiesOf('b d').tree)).toBe('a b(c d(e)) *(* *(*)) f g');
  const { tree: next, ids } = copiesOf('b f');
  expect(ids).toEqual([next[3]?.id, next[4]?.id]);
  const all = allNodes(next).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
});

it('moves all into a slot and out of it, in their order', () => {
  const tree = read('a b(c d) e');
  const into = { list: [{ index: 0, slot: 'content' }], index: 2 };
  expect(print(moveGroup(tree, chosen(tree, 'a e'), into))).toBe('b(c d a e)');
  expect(print(moveGroup(tree, chosen(tree, 'd a'), { list: [], index: 0 }))).toBe('a d b(c) e');
});

it('offers every list but their own and those inside them', () => {
  const tree = read('a b(c d) e');
  const offered = (ids: string) => listsForMove(tree, chosen(tree, ids)).lists.map((list) => list.length);
  expect(offered('a e')).toEqual([1, 2, 2]);
  expect(offered('a b')).toEqual([1]);
  expect(offered('c d')).toEqual([0, 1, 1]);
  expect(offered('a c')).toEqual([0, 1, 2, 1]);
});

it('BO-05 offers only lists whose slot accepts the nodes', () => {
  const node = (id: string, widget: string, content: StoredNode[] = []): StoredNode => ({
    ...{ id, widget, version: 1, settings: {}, common: {} },
    slots: { content },
  });
  const tree = [node('a', 'carousel'), node('b', 'carousel'), node('c', 'section'), node('d', 'divider')];
  const offered = (ids: string) => listsForMove(tree, chosen(tree, ids)).lists.map(([to]) => to?.index);
  expect(offered('a')).toEqual([1]);
  expect(offered('d')).toEqual([0, 1, 2]);
  expect(holdsAll(tree, [{ index: 0, slot: 'content' }], [node('x', 'slides')])).toBe(false);
  const names = (list: ListPath) =>
    addableWidgets(tree, 'home', list).flatMap(({ choices }) => choices.map(({ name }) => name));
  expect(names([])).toContain('slides');
  expect(names([{ index: 0, slot: 'content' }])).not.toContain('slides');
  const nested = [
    node('a', 'carousel', [node('in', 'section')]),
    node('b', 'section', [node('c', 'slides')]),
  ];
  const within: ListPath = [...[0, 0].map((index) => ({ index, slot: 'content' }))];
  expect(names(within)).not.toContain('slides');
  expect(holdsAll(nested, within, [node('x', 'slides')])).toBe(false);
  expect(holdsAll(nested, [{ index: 0, slot: 'content' }], nested.slice(1))).toBe(false);
  expect(holdsAll(nested, [{ index: 1, slot: 'content' }], [node('x', 'slides')])).toBe(true);
});
