import { isSameState, type LoopElement, withStateOf } from './loop-state.ts';

/** An entry of the history: its address, and its number among those that loops have added one after the other. */
export type HistoryEntry = Readonly<{ address: string; step: number }>;

export function currentEntry(): HistoryEntry {
  return { address: location.href, step: Number(history.state?.loopStep ?? 0) };
}

/** Adds an entry to the history (GF-10). */
export function pushAddress(address: string): void {
  history.pushState({ ...history.state, loopStep: currentEntry().step + 1 }, '', address);
}

/** Changes the state of a loop in the address, within the entry. */
export function replaceStateOf(loop: LoopElement, from: string): void {
  if (isSameState(loop, location.href, from)) return;
  history.replaceState(history.state, '', withStateOf(loop, location.href, from));
}

/** Returns to an earlier entry of this page; the current one can be reached by Forward. */
export function returnTo({ step }: HistoryEntry): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.go(step - currentEntry().step);
  });
}
