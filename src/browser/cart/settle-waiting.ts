import { HOUR_MS } from '#kernel/instant.ts';
import { parseRefusal } from './answer.ts';
import { postChange } from './change.ts';
import { StatusError } from './post.ts';
import { dropWaiting, listWaiting, type Waiting } from './waiting.ts';

/** A cart lives for so long; what is older belongs to none. */
const LIFETIME_MS = 48 * HOUR_MS;
const LOCK = 'jamra_settle';
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** What came of what waited. */
export type Settled = {
  done: Waiting[];
  /** What the server would not do, in its words; empty where it gave none. */
  refused: { waiting: Waiting; reason: string }[];
  /** Whether something waits on: the line is away again, or the server is not well. */
  isLeft: boolean;
};

type Told = { isOver: boolean; refusal: string | null };

/** A removal of what is gone already was not refused: there is nothing to tell. */
function refusalOf(body: unknown, { url }: Waiting): string | null {
  if (url.includes('remove_from_cart')) return null;
  return parseRefusal(body)?.message ?? null;
}

async function tell(waiting: Waiting): Promise<Told> {
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
  for (let [next] = listWaiting(); next !== undefined; [next] = listWaiting()) {
    const { isOver, refusal } = await tell(next);
    if (!isOver) return { ...settled, isLeft: true };
    dropWaiting(next);
    if (refusal === null) settled.done.push(next);
    else settled.refused.push({ waiting: next, reason: refusal });
  }
  return settled;
}

/** Tells the server what waits, in order, each once; of several tabs one does it, and the others find it done. */
export async function settleWaiting(): Promise<Settled> {
  // Locks are there on safe addresses alone.
  if (navigator.locks === undefined) return settleAll();
  return navigator.locks.request(LOCK, settleAll);
}
