/** All states of a document since its editor was opened, without a limit. */
export type History<State> = Readonly<{
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The last change and its time, in ms; continued typing in one field is one step. */
  last: Readonly<{ key: string; atMs: number }> | null;
}>;

const MERGE_MS = 1000;

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], last: null };
}

/**
 * Appends a state.
 *
 * @param key what is changed, such as the settings of a node: changes with the same key within a second are one step;
 *   null always starts a new step
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
