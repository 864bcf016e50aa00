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

it('has every node in the order of the document', () => {
  expect(ORDER).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('takes a node to those that are chosen, and out of them again', () => {
  const two = toggled(only('a'), 'c');
  expect(two).toEqual({ ids: ['a', 'c'], lead: 'c', anchor: 'c' });
  expect(toggled(two, 'c')).toEqual(only('a'));
  expect(toggled(only('a'), 'a')).toEqual(only(null));
});

it('goes from where the range began, however often it is drawn anew', () => {
  const down = extended(only('b'), 'd', ORDER);
  expect(down).toEqual({ ids: ['b', 'c', 'd'], lead: 'd', anchor: 'b' });
  const up = extended(down, 'a', ORDER);
  expect(up).toEqual({ ids: ['a', 'b'], lead: 'a', anchor: 'b' });
  expect(extended(only(null), 'c', ORDER)).toEqual({ ids: ['c'], lead: 'c', anchor: 'c' });
  expect(extended(only('gone'), 'c', ORDER)).toEqual(only('c'));
});

it('knows the nodes beside one, on the page and in a slot', () => {
  expect(siblingIds(TREE, 'd')).toEqual(['c', 'd']);
  expect(siblingIds(TREE, 'e')).toEqual(['a', 'b', 'e']);
  expect(siblingIds(TREE, null)).toEqual(['a', 'b', 'e']);
  expect(several(['c', 'd'])).toEqual({ ids: ['c', 'd'], lead: 'd', anchor: 'c' });
});

it('leaves out what is gone', () => {
  expect(withoutDeleted(several(['e', 'gone', 'a']), ORDER).ids).toEqual(['a', 'e']);
});

it('chooses alone, beside others with Ctrl or Command, and up to one with Shift', () => {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false };
  expect(selectionMode(held)).toBe('pick');
  expect(selectionMode({ ...held, ctrlKey: true })).toBe('toggle');
  expect(selectionMode({ ...held, metaKey: true })).toBe('toggle');
  expect(selectionMode({ ...held, ctrlKey: true, shiftKey: true })).toBe('extend');
});
