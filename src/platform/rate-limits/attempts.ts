import { type Instant, SECOND_MS } from '#kernel/instant.ts';

/** Number of free attempts, and how the delays grow after them. */
export type Pace = Readonly<{ free: number; firstWaitMs: number; longestWaitMs: number; forgetMs: number }>;

/** The attempts so far. */
export type Tried = Readonly<{ tries: number; triedAt: Instant; openAt: Instant }>;

export type Turn = { isOpen: true; next: Tried } | { isOpen: false; seconds: number };

function waitMs(tries: number, { free, firstWaitMs, longestWaitMs }: Pace): number {
  return tries < free ? 0 : Math.min(firstWaitMs * 2 ** Math.min(tries - free, 20), longestWaitMs);
}

/**
 * Whether an attempt may be made now, and the new count. After the free attempts each one doubles the delay; after
 * a long pause the count starts again.
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
