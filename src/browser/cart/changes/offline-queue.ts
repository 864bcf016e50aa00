import { openDrawer } from '../../drawer/drawer.ts';
import { importPart, withPart } from '../../page/load-part.ts';
import type { CartConfig } from '../config.ts';
import { hideNote, showNote } from '../drawer-notes.ts';
import type { CartFragments } from '../fragments/fragments.ts';
import type { Change } from './change.ts';
import { offlineWords } from './offline-words.ts';
import type { Queue } from './queue.ts';
import type { Settled } from './settle-waiting.ts';
import { isQueueKey, listQueuedChanges, queueChange } from './waiting.ts';

const AGAIN_MS = [5000, 15_000, 60_000] as const;

/** Whether the browser reports that it is offline. A failing server is not offline. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/**
 * Loads the module when it is needed: when the connection is back.
 *
 * @param tryAgain called when a retry has loaded it
 * @returns null when it could not be loaded
 */
async function settleNow(tryAgain: () => void): Promise<Settled | null> {
  const requested: { isOver: boolean; answer: Promise<Settled> | null } = { isOver: false, answer: null };
  const name = 'settle-waiting';
  const part = { name, load: () => importPart(name, () => import('./settle-waiting.ts')) };
  await withPart(part, ({ sendQueuedChanges }) => {
    if (requested.isOver) tryAgain();
    else requested.answer = sendQueuedChanges();
  });
  requested.isOver = true;
  return requested.answer;
}

type Deps = { config: CartConfig; queue: Queue; fragments: CartFragments };

export type OfflineQueue = ReturnType<typeof createOfflineQueue>;

/** Queues changes while the browser is offline and sends them when it is online again. */
export function createOfflineQueue({ config, queue, fragments }: Deps) {
  const { wrongText } = config;
  const words = offlineWords(document.documentElement.lang);
  let attempts = 0;

  /** A change that a previous page left is reported only when it was refused. */
  function report({ done, refused }: Settled): void {
    showWhatWaits();
    const reasons = refused.map(({ reason }) => reason || wrongText);
    const wasAway = refused.some(({ waiting }) => waiting.wasAway);
    if (reasons.length > 0) showNote('refused', wasAway ? [words.refused, ...reasons] : reasons);
    else if (done.some((waiting) => waiting.wasAway)) showNote('settled', [words.sent]);
  }

  async function settle(): Promise<void> {
    if (isOffline() || listQueuedChanges().length === 0) return;
    const settled = await settleNow(settleSoon);
    if (settled === null) return;
    // Another tab may have sent it after this page fetched its cart.
    await fragments.fetchNow();
    report(settled);
    attempts = settled.isLeft ? attempts + 1 : 0;
    const delayMs = AGAIN_MS[Math.min(attempts, AGAIN_MS.length) - 1];
    if (delayMs !== undefined) setTimeout(settleSoon, delayMs);
  }

  function settleSoon(): void {
    if (!isOffline() && listQueuedChanges().length > 0) void queue.enqueue(settle);
  }

  function showWhatWaits(): void {
    if (!listQueuedChanges().some(({ wasAway }) => wasAway)) hideNote('kept');
    else if (isOffline()) showNote('kept', [words.kept]);
  }

  return {
    settle,
    /** Stores a change and shows a note in the drawer. */
    add: (change: Change) => {
      queueChange(change, { wasAway: true });
      hideNote('settled');
      showNote('kept', [words.kept]);
      openDrawer();
    },
    start: () => {
      showWhatWaits();
      settleSoon();
      addEventListener('online', settleSoon);
      addEventListener('storage', ({ key }) => {
        if (!isQueueKey(key)) return;
        showWhatWaits();
        // Another tab may have closed before its response.
        settleSoon();
      });
    },
  };
}
