import { openDrawer } from '../drawer/drawer.ts';
import type { Change } from './change.ts';
import type { CartConfig } from './config.ts';
import { hideNote, showNote } from './drawer-notes.ts';
import type { CartFragments } from './fragments.ts';
import type { Queue } from './queue.ts';
import { isWaitingKey, keepWaiting, listWaiting } from './waiting.ts';

const AGAIN_MS = [5000, 15_000, 60_000] as const;

/** Whether the browser knows that there is no line. A server that fails is something else. */
export function isAway(): boolean {
  return !navigator.onLine;
}

type Needs = { config: CartConfig; queue: Queue; fragments: CartFragments };

export type Away = ReturnType<typeof createAway>;

/** What happens to changes while the line is away: they are kept, and told when it is back. */
export function createAway({ config, queue, fragments }: Needs) {
  const { offline, wrongText } = config;
  let attempts = 0;

  function report(sent: number, refused: readonly string[]): void {
    if (listWaiting().length === 0) hideNote('kept');
    if (refused.length > 0) {
      showNote('refused', [offline.refused, ...refused.map((reason) => reason || wrongText)]);
    } else if (sent > 0) showNote('settled', [offline.sent]);
  }

  async function settle(): Promise<void> {
    if (isAway() || listWaiting().length === 0) return;
    // Fetched when it is needed, which is when the line is back.
    const { settleWaiting } = await import('./settle-waiting.ts');
    const { sent, refused, isLeft } = await settleWaiting();
    if (sent + refused.length > 0) await fragments.fetchNow();
    report(sent, refused);
    attempts = isLeft ? attempts + 1 : 0;
    const delayMs = AGAIN_MS[Math.min(attempts, AGAIN_MS.length) - 1];
    if (delayMs !== undefined) setTimeout(settleSoon, delayMs);
  }

  function settleSoon(): void {
    if (!isAway() && listWaiting().length > 0) void queue.enqueue(settle);
  }

  function showWhatWaits(): void {
    if (listWaiting().length > 0) showNote('kept', [offline.kept]);
    else hideNote('kept');
  }

  return {
    settle,
    /** Keeps a change and says so, where it can be seen. */
    keep: (change: Change) => {
      keepWaiting(change);
      hideNote('settled');
      showNote('kept', [offline.kept]);
      openDrawer();
    },
    start: () => {
      if (listWaiting().length > 0) showWhatWaits();
      settleSoon();
      addEventListener('online', settleSoon);
      addEventListener('storage', ({ key }) => {
        if (isWaitingKey(key)) showWhatWaits();
      });
    },
  };
}
