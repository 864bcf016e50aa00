import { openDrawer } from '../drawer/drawer.ts';
import { importPart, withPart } from '../page/load-part.ts';
import type { Change } from './change.ts';
import type { CartConfig } from './config.ts';
import { hideNote, showNote } from './drawer-notes.ts';
import type { CartFragments } from './fragments.ts';
import type { Queue } from './queue.ts';
import type { Settled } from './settle-waiting.ts';
import { isWaitingKey, keepWaiting, listWaiting } from './waiting.ts';

const AGAIN_MS = [5000, 15_000, 60_000] as const;

/** Whether the browser knows that there is no line. A server that fails is something else. */
export function isAway(): boolean {
  return !navigator.onLine;
}

/**
 * Fetched when it is needed, which is when the line is back.
 *
 * @param tryAgain what is done when the script comes at a second try
 * @returns null when it did not come
 */
async function settleNow(tryAgain: () => void): Promise<Settled | null> {
  const asked: { isOver: boolean; answer: Promise<Settled> | null } = { isOver: false, answer: null };
  const name = 'settle-waiting';
  const part = { name, load: () => importPart(name, () => import('./settle-waiting.ts')) };
  await withPart(part, ({ settleWaiting }) => {
    if (asked.isOver) tryAgain();
    else asked.answer = settleWaiting();
  });
  asked.isOver = true;
  return asked.answer;
}

type Needs = { config: CartConfig; queue: Queue; fragments: CartFragments };

export type Away = ReturnType<typeof createAway>;

/** What happens to changes while the line is away: they are kept, and told when it is back. */
export function createAway({ config, queue, fragments }: Needs) {
  const { offline, wrongText } = config;
  let attempts = 0;

  /** What a page left behind is told without a word, unless it was refused. */
  function report({ done, refused }: Settled): void {
    showWhatWaits();
    const reasons = refused.map(({ reason }) => reason || wrongText);
    const wasAway = refused.some(({ waiting }) => waiting.wasAway);
    if (reasons.length > 0) showNote('refused', wasAway ? [offline.refused, ...reasons] : reasons);
    else if (done.some((waiting) => waiting.wasAway)) showNote('settled', [offline.sent]);
  }

  async function settle(): Promise<void> {
    if (isAway() || listWaiting().length === 0) return;
    const settled = await settleNow(settleSoon);
    if (settled === null) return;
    // Told by another tab, it may have been told after this one has looked.
    await fragments.fetchNow();
    report(settled);
    attempts = settled.isLeft ? attempts + 1 : 0;
    const delayMs = AGAIN_MS[Math.min(attempts, AGAIN_MS.length) - 1];
    if (delayMs !== undefined) setTimeout(settleSoon, delayMs);
  }

  function settleSoon(): void {
    if (!isAway() && listWaiting().length > 0) void queue.enqueue(settle);
  }

  function showWhatWaits(): void {
    if (!listWaiting().some(({ wasAway }) => wasAway)) hideNote('kept');
    else if (isAway()) showNote('kept', [offline.kept]);
  }

  return {
    settle,
    /** Keeps a change and says so, where it can be seen. */
    keep: (change: Change) => {
      keepWaiting(change, { wasAway: true });
      hideNote('settled');
      showNote('kept', [offline.kept]);
      openDrawer();
    },
    start: () => {
      showWhatWaits();
      settleSoon();
      addEventListener('online', settleSoon);
      addEventListener('storage', ({ key }) => {
        if (!isWaitingKey(key)) return;
        showWhatWaits();
        // Another tab may have been closed before it was answered.
        settleSoon();
      });
    },
  };
}
