import { HOUR_MS } from '#kernel/instant.ts';
import { parseRefusal } from './answer.ts';
import { postChange } from './change.ts';
import { StatusError } from './post.ts';
import { dropQueuedChange, listQueuedChanges, type Waiting } from './waiting.ts';

/** A guest cart lives this long; older changes belong to no cart. */
const LIFETIME_MS = 48 * HOUR_MS;
const LOCK = 'jamra_settle';
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** The result of sending queued changes. */
export type Settled = {
  done: Waiting[];
  /** What the server refused, with its reason or an empty text. */
  refused: { waiting: Waiting; reason: string }[];
  /** Whether changes remain queued: offline again, or the server fails. */
  isLeft: boolean;
};

type SettledOne = { isOver: boolean; refusal: string | null };

/** A refused removal is not reported: the line is already gone. */
function refusalOf(body: unknown, { url }: Waiting): string | null {
  if (url.includes('remove_from_cart')) return null;
  return parseRefusal(body)?.message ?? null;
}

async function sendQueued(waiting: Waiting): Promise<SettledOne> {
  if (Date.now() - waiting.sinceMs > LIFETIME_MS) return { isOver: true, refusal: '' };
  try {
    return { isOver: true, refusal: refusalOf(await postChange(waiting), waiting) };
  } catch (failure) {
    const isRefused =
      failure instanceof StatusError && failure.status < SERVER_FAULT && failure.status !== TOO_MANY;
    return { isOver: isRefused, refusal: isRefused ? '' : null };
  }
}

async function settleAll(): Promise<Settled> {
  const settled: Settled = { done: [], refused: [], isLeft: false };
  for (let [next] = listQueuedChanges(); next !== undefined; [next] = listQueuedChanges()) {
    const { isOver, refusal } = await sendQueued(next);
    if (!isOver) return { ...settled, isLeft: true };
    dropQueuedChange(next);
    if (refusal === null) settled.done.push(next);
    else settled.refused.push({ waiting: next, reason: refusal });
  }
  return settled;
}

/** Sends queued changes once and in order; when several tabs are open, only one does it. */
export async function sendQueuedChanges(): Promise<Settled> {
  // Web Locks exist only in secure contexts.
  if (navigator.locks === undefined) return settleAll();
  return navigator.locks.request(LOCK, settleAll);
}
