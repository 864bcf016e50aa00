import { useEffect, useMemo, useState } from 'react';
import { readNodes, type StoredNode } from '#widgets/tree/node.ts';
import { isSame } from '../../parts/forms/differences.ts';
import { commit, redo, startHistory, undo } from './history.ts';

type Tree = readonly StoredNode[];

/**
 * The nodes of a form with their history: every change since the editor was opened can be undone, including a restored
 * draft.
 *
 * @param set writes a tree to the form
 */
export function useTree(stored: unknown, set: (tree: StoredNode[]) => void) {
  const tree = useMemo(() => readNodes(stored).filter((node) => node !== null), [stored]);
  const [history, setHistory] = useState(() => startHistory<Tree>(tree));

  useEffect(() => {
    setHistory((known) =>
      isSame(known.present, tree) ? known : commit(known, tree, { key: null, atMs: Date.now() }),
    );
  }, [tree]);

  const go = (step: typeof undo<Tree>) => {
    const next = step(history);
    setHistory(next);
    set([...next.present]);
  };
  return {
    tree,
    /** @param key what is changed, so that continued typing is one step */
    change: (next: StoredNode[], key: string | null = null) => {
      setHistory((known) => commit(known, next, { key, atMs: Date.now() }));
      set(next);
    },
    undo: () => go(undo<Tree>),
    redo: () => go(redo<Tree>),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

export type EditedNodes = ReturnType<typeof useTree>;
