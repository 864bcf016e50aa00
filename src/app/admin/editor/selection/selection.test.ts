import { expect, it } from 'vitest';
import type { StoredNode } from '#widgets/tree/node.ts';
import {
  extended,
  only,
  orderOf,
  selectionMode,
  several,
  siblingIds,
  toggled,
  withoutDeleted,
} from './selection.ts';

function node(id: string, content: StoredNode[] = []): StoredNode {
  return { id, widget: 'section', version: 1, settings: {}, common: {}, slots: { content } };
}

const TREE = [node('a'), node('b', [node('c'), node('d')]), node('e')];
const ORDER = orderOf(TREE);

it('lists every node in document order', () => {
  expect(ORDER).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('adds a node to the selection and removes it again', () => {
  const two = toggled(only('a'), 'c');
  expect(two).toEqual({ ids: ['a', 'c'], lead: 'c', anchor: 'c' });
  expect(toggled(two, 'c')).toEqual(only('a'));
  expect(toggled(only('a'), 'a')).toEqual(only(null));
});

it('extends from the first node of the range, however often', () => {
  const down = extended(only('b'), 'd', ORDER);
  expect(down).toEqual({ ids: ['b', 'c', 'd'], lead: 'd', anchor: 'b' });
  const up = extended(down, 'a', ORDER);
  expect(up).toEqual({ ids: ['a', 'b'], lead: 'a', anchor: 'b' });
  expect(extended(only(null), 'c', ORDER)).toEqual({ ids: ['c'], lead: 'c', anchor: 'c' });
  expect(extended(only('gone'), 'c', ORDER)).toEqual(only('c'));
});

it('finds the siblings of a node, on the page and in a slot', () => {
  expect(siblingIds(TREE, 'd')).toEqual(['c', 'd']);
  expect(siblingIds(TREE, 'e')).toEqual(['a', 'b', 'e']);
  expect(siblingIds(TREE, null)).toEqual(['a', 'b', 'e']);
  expect(several(['c', 'd'])).toEqual({ ids: ['c', 'd'], lead: 'd', anchor: 'c' });
});

it('leaves out deleted nodes', () => {
  expect(withoutDeleted(several(['e', 'gone', 'a']), ORDER).ids).toEqual(['a', 'e']);
});

it('selects one, adds one with Ctrl or Command, and a range with Shift', () => {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false };
  expect(selectionMode(held)).toBe('pick');
  expect(selectionMode({ ...held, ctrlKey: true })).toBe('toggle');
  expect(selectionMode({ ...held, metaKey: true })).toBe('toggle');
  expect(selectionMode({ ...held, ctrlKey: true, shiftKey: true })).toBe('extend');
});
