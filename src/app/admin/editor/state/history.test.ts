import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IS_PROOF } from '#tests/is-proof.ts';
import { widgets } from '#widgets/index.ts';
import type { StoredNode } from '#widgets/tree/node.ts';
import { newNode, nodeIdsBeside } from '../../templates/content/new-node.ts';
import {
  duplicateGroup,
  groupOf,
  moveGroup,
  nodesOfGroup,
  removeGroup,
  shiftGroup,
} from '../../templates/content/node-group.ts';
import {
  allNodes,
  duplicateNode,
  insertNode,
  type ListPath,
  listAt,
  moveNode,
  nodeAt,
  removeNode,
  replaceNode,
} from '../../templates/content/tree-operations.ts';
import { commit, redo, startHistory, undo } from './history.ts';

type Tree = readonly StoredNode[];

const KINDS = ['heading', 'section', 'columns', 'two-columns'].flatMap((name) => widgets.get(name) ?? []);
const STEPS = 1000;

/** Every list of a tree, the page first. */
function listsOf(tree: Tree, at: ListPath = []): ListPath[] {
  const inner = listAt(tree, at).flatMap(({ slots }, index) =>
    Object.keys(slots).flatMap((slot) => listsOf(tree, [...at, { index, slot }])),
  );
  return [at, ...inner];
}

/** A change of several nodes from random numbers: which nodes, and which operation. */
function changedTogether(tree: Tree, [drawn, act]: readonly [number, number]): Tree {
  const nodes = allNodes(tree);
  const ids = nodes.flatMap(({ id }, at) => ((drawn >> (at % 20)) % 3 === 0 ? (id ?? []) : []));
  const group = groupOf(tree, ids.slice(0, 6));
  const counted = allNodes(nodesOfGroup(tree, group)).length;
  const rest = removeGroup(tree, group);
  expect(allNodes(rest)).toHaveLength(nodes.length - counted);
  if (act % 4 === 0) return rest;
  if (act % 4 === 1) {
    const doubled = duplicateGroup(tree, group, nodeIdsBeside(nodes)).tree;
    expect(allNodes(doubled)).toHaveLength(nodes.length + counted);
    return doubled;
  }
  const targets = listsOf(rest).filter((list) => list.length < 5);
  const moved =
    act % 4 === 2
      ? moveGroup(tree, group, { list: targets[act % targets.length] ?? [], index: 0 })
      : (shiftGroup(tree, group, act % 8 === 3 ? 1 : -1)?.tree ?? tree);
  expect(
    allNodes(moved)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(nodes.map(({ id }) => id).sort());
  return moved;
}

/** A change in the editor from random numbers: the list, the entry and the operation. */
function changedAlone(tree: Tree, [place, entry, act]: readonly [number, number, number]): Tree {
  const lists = listsOf(tree).filter((list) => list.length < 5);
  const list = lists[place % lists.length] ?? [];
  const nodes = listAt(tree, list);
  const path = { list, index: nodes.length === 0 ? 0 : entry % nodes.length };
  const newId = nodeIdsBeside(allNodes(tree));
  const node = nodeAt(tree, path);
  const widget = KINDS[entry % KINDS.length];
  if (node === null || act % 6 < 2)
    return widget === undefined ? tree : insertNode(tree, path, newNode(widget, newId()));
  if (act % 6 === 2) return removeNode(tree, path);
  if (act % 6 === 3) return duplicateNode(tree, path, newId);
  if (act % 6 === 4) return replaceNode(tree, path, { ...node, common: { anchor: `a${act}` } });
  const rest = removeNode(tree, path);
  const targets = listsOf(rest);
  return moveNode(tree, path, { list: targets[act % targets.length] ?? [], index: 0 });
}

function changed(tree: Tree, [place, entry, act]: readonly [number, number, number]): Tree {
  return act % 4 === 3 ? changedTogether(tree, [place, entry]) : changedAlone(tree, [place, entry, act]);
}

const draw = fc.tuple(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6));

it('returns to the first document by undoing every change, and to the last one by redoing', () => {
  fc.assert(
    fc.property(fc.array(draw, { minLength: STEPS, maxLength: STEPS }), (draws) => {
      const first: Tree = [];
      let history = startHistory(first);
      let atMs = 0;
      for (const one of draws) {
        const before = history.present;
        const next = changed(before, one);
        const ids = allNodes(next).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // The limit of nodes in a document.
        if (ids.length > 400) continue;
        atMs += 5000;
        history = commit(history, next, { key: null, atMs });
        expect(history.past.at(-1)).toBe(before);
      }
      const last = history.present;
      const steps = history.past.length;
      for (let step = 0; step < steps; step += 1) history = undo(history);
      expect(history.present).toBe(first);
      expect(undo(history)).toBe(history);
      for (let step = 0; step < steps; step += 1) history = redo(history);
      expect(history.present).toBe(last);
    }),
    { numRuns: IS_PROOF ? 10 : 1, seed: 20 },
  );
});

it('joins typing in one place into one step, until a pause or another change', () => {
  let history = startHistory('');
  const type = (state: string, atMs: number, key: string | null = 'text') => {
    history = commit(history, state, { key, atMs });
  };
  type('W', 0);
  type('Wa', 400);
  type('Wan', 1300);
  type('Wand', 3000);
  type('moved', 3100, null);
  type('Moved', 3200);
  expect(history.past).toEqual(['', 'Wan', 'Wand', 'moved']);
});

it('drops undone steps after a new change', () => {
  const once = commit(startHistory('a'), 'b', { key: null, atMs: 0 });
  const other = commit(undo(once), 'c', { key: null, atMs: 1 });
  expect(redo(other)).toBe(other);
});
