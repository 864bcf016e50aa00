/** The states of a document while its editor is open, from the first on; nothing is ever forgotten. */
export type History<State> = Readonly<{
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What was changed last, and when, in ms: typing on in one place is one step. */
  last: Readonly<{ key: string; atMs: number }> | null;
}>;

const MERGE_MS = 1000;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], last: null };
}

/**
 * Goes on to another state.
 *
 * @param key what is changed, as `settings of a node`: changes of one thing that follow within a second are one step; null:
 * a step of its own
 */
export function commit<State>(
  { past, present, last }: History<State>,
  state: State,
  { key, atMs }: { key: string | null; atMs: number },
): History<State> {
  const isSame = key !== null && last?.key === key && atMs - last.atMs < MERGE_MS;
  return {
    past: isSame ? past : [...past, present],
    present: state,
    future: [],
    last: key === null ? null : { key, atMs },
  };
}

export function undo<State>(history: History<State>): History<State> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, last: null };
}
