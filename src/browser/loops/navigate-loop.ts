import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { currentEntry, type HistoryEntry, pushAddress, replaceStateOf, returnTo } from './loop-history.ts';
import {
  announce,
  avoidsDuplicates,
  isSameState,
  type LoopElement,
  loopsOf,
  requestIn,
  withStateOf,
} from './loop-state.ts';
import { type RefreshedLoop, refreshLoop } from './refresh-loop.ts';
import { replaceLoop, setBusy, showFailed } from './replace-loop.ts';

type Loading = Readonly<{
  call: AbortController;
  /** The address whose state the loop has afterwards. */
  state: string;
}>;

/** By loop: the address whose state is shown, the newest call, and what to do when it failed. */
const shown = new Map<string, string>();
const calls = new Map<string, Loading>();
const retries = new Map<string, () => void>();
/** The entry from which picks that have not been answered began. */
const origins = new Map<string, HistoryEntry>();

type Outcome = 'done' | 'failed' | 'replaced';

type LoadOptions = Readonly<{
  /** What is loaded. */
  address: string;
  /** The address whose state the loop has afterwards. */
  state: string;
  use: (answer: RefreshedLoop) => void;
}>;

/** The address whose state a loop has, or will have once it is loaded. */
function stateOfLoop({ id }: LoopElement): string {
  return calls.get(id)?.state ?? shown.get(id) ?? location.href;
}

/** Loads a loop; a newer call of the same loop takes its place. */
async function load(loop: LoopElement, { address, state, use }: LoadOptions): Promise<Outcome> {
  calls.get(loop.id)?.call.abort();
  const loading = { call: new AbortController(), state };
  calls.set(loop.id, loading);
  setBusy(loop, true);
  announce(loop, 'loading');
  const filters = toFilterState(requestIn(address, loop.id).filters);
  const answer = await refreshLoop(loop, filters, { address, signal: loading.call.signal });
  if (calls.get(loop.id) !== loading) return 'replaced';
  calls.delete(loop.id);
  setBusy(loop, false);
  if (answer === null) return 'failed';
  use(answer);
  shown.set(loop.id, state);
  showFailed(loop, false);
  announce(loop, 'replaced');
  return 'done';
}

/** Says that a loop could not be loaded, and offers to try again (GF-19). */
function fail(loop: LoopElement, retry: () => void): void {
  if (calls.has(loop.id)) return;
  retries.set(loop.id, retry);
  showFailed(loop, true);
  announce(loop, 'failed');
}

/** Shows a loop's state from the address. */
function show(loop: LoopElement): Promise<Outcome> {
  const address = location.href;
  return load(loop, { address, state: address, use: (answer) => replaceLoop(loop, answer) });
}

/** Shows a loop as an entry of the history has it; on failure the entry gets the address of what is shown. */
async function arrive(loop: LoopElement): Promise<boolean> {
  const wanted = location.href;
  origins.delete(loop.id);
  const outcome = await show(loop);
  if (outcome === 'failed') {
    replaceStateOf(loop, stateOfLoop(loop));
    fail(loop, () => {
      replaceStateOf(loop, wanted);
      thenToStart(loop, arrive(loop));
    });
  }
  return outcome === 'done';
}

/** After a failed pick: leaves its entry, unless the address has changed since or other loops need another one. */
async function leave(loop: LoopElement, pushed: string): Promise<void> {
  const origin = origins.get(loop.id) ?? currentEntry();
  origins.delete(loop.id);
  const fits = loopsOf(document).every((one) => isSameState(one, origin.address, stateOfLoop(one)));
  const isBehind = location.href === pushed && origin.step < currentEntry().step;
  if (fits && isBehind) await returnTo(origin);
  else replaceStateOf(loop, stateOfLoop(loop));
}

/** Navigates to an address of a loop; on failure returns to the address of what is shown. */
export async function go(loop: LoopElement, address: string): Promise<boolean> {
  if (!origins.has(loop.id)) origins.set(loop.id, currentEntry());
  pushAddress(address);
  announce(loop, 'address');
  const pushed = location.href;
  const outcome = await show(loop);
  if (outcome === 'done') {
    origins.delete(loop.id);
    // Loops that avoid its items have others now.
    restore();
  }
  if (outcome === 'failed') {
    await leave(loop, pushed);
    fail(loop, () => thenToStart(loop, go(loop, withStateOf(loop, location.href, pushed))));
  }
  return outcome === 'done';
}

type MoreOptions = Omit<LoadOptions, 'state'> & Readonly<{ retry: () => void }>;

/** Loads a page of a loop whose state in the address stays as it is. */
export async function loadMore(loop: LoopElement, { retry, ...options }: MoreOptions): Promise<void> {
  const outcome = await load(loop, { ...options, state: stateOfLoop(loop) });
  if (outcome === 'failed') fail(loop, retry);
  if (outcome === 'done')
    for (const other of loopsOf(document))
      if (other.id !== loop.id && avoidsDuplicates(other))
        void load(other, {
          address: options.address,
          state: stateOfLoop(other),
          use: (answer) => replaceLoop(other, answer),
        });
}

export function isLoading({ id }: LoopElement): boolean {
  return calls.has(id);
}

export function retryLoop({ id }: LoopElement): void {
  if (!calls.has(id)) retries.get(id)?.();
}

/** To the beginning of a loop once its page was turned, for keyboards and screen readers as well. */
export function thenToStart(loop: LoopElement, going: Promise<boolean>): void {
  void going.then((isDone) => {
    if (!isDone) return;
    loop.element.scrollIntoView({ block: 'start' });
    loop.element.querySelector<HTMLElement>('[data-loop-items] a')?.focus({ preventScroll: true });
  });
}

/** Shows the state in the address (GF-11). */
export function restore(): void {
  for (const loop of loopsOf(document)) {
    if (!isSameState(loop, stateOfLoop(loop), location.href)) void arrive(loop);
    else if (!calls.has(loop.id)) showFailed(loop, false);
  }
}

/** A loop has just been put on the page, as it is at an address. */
export function noteShown({ id }: LoopElement, address: string): void {
  calls.get(id)?.call.abort();
  calls.delete(id);
  origins.delete(id);
  shown.set(id, address);
}
