import { useState } from 'react';
import type { Edits } from './changes.ts';

type History = Readonly<{ past: readonly Edits[]; now: Edits; future: readonly Edits[] }>;
const NOTHING: History = { past: [], now: {}, future: [] };
const MOST_STEPS = 200;

/** The edited cells, with undo and redo. */
export function useEdits() {
  const [{ past, now, future }, setHistory] = useState(NOTHING);
  return {
    edits: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    write: (more: Edits) =>
      setHistory((before) =>
        Object.keys(more).length === 0
          ? before
          : {
              past: [...before.past, before.now].slice(-MOST_STEPS),
              now: { ...before.now, ...more },
              future: [],
            },
      ),
    undo: () =>
      setHistory((before) => {
        const last = before.past.at(-1);
        return last === undefined
          ? before
          : { past: before.past.slice(0, -1), now: last, future: [before.now, ...before.future] };
      }),
    redo: () =>
      setHistory((before) => {
        const [next, ...rest] = before.future;
        return next === undefined ? before : { past: [...before.past, before.now], now: next, future: rest };
      }),
    clear: () => setHistory(NOTHING),
  };
}
