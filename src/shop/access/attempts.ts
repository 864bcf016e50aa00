import { type Instant, SECOND_MS } from '#kernel/instant.ts';

/** How many tries are free, and how the waiting grows after them. */
export type Pace = Readonly<{ free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number }>;

/** What is known of earlier tries. */
export type Tried = Readonly<{ tries: number; triedAt: Instant; openAt: Instant }>;

export type Turn = { isOpen: true; next: Tried } | { isOpen: false; seconds: number };

function waitMs(tries: number, { free, firstWaitMs, longestWaitMs }: Pace): number {
  return tries < free ? 0 : Math.min(firstWaitMs * 2 ** Math.min(tries - free, 20), longestWaitMs);
}

/**
 * Whether a try may be made now, and what is remembered of it. After the free ones each makes the next wait twice as long;
 * who stays away for long enough begins anew.
 */
export function takeTurn(known: Tried | null, now: Instant, pace: Pace): Turn {
  const isForgotten = known === null || now.getTime() - known.triedAt.getTime() > pace.forgetMs;
  if (!isForgotten && known.openAt > now) {
    return { isOpen: false, seconds: Math.ceil((known.openAt.getTime() - now.getTime()) / SECOND_MS) };
  }
  const tries = isForgotten ? 1 : known.tries + 1;
  const openAt = new Date(now.getTime() + waitMs(tries, pace));
  return { isOpen: true, next: { tries, triedAt: now, openAt } };
}
