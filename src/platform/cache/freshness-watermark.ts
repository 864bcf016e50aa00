import { familyOf } from './tags.ts';

/** The last invalidation of a tag: a shared timestamp, or a batch that still waits for one. */
type Invalidation = { moment: number; batch: number };

const MOST_TAGS = 20_000;
/** Later than every timestamp: no page is fresh enough. */
const NOT_YET = Number.POSITIVE_INFINITY;

/**
 * The oldest render this process may use. A page of another process is fresh when its render began no earlier than
 * the last invalidation of any of its tags, and no earlier than this process started listening.
 *
 * An invalidation carries no timestamp; it gets that of the next request for one. A render that began then or
 * later includes the change; until then no page with the tag is fresh.
 */
export function createFreshnessWatermark() {
  let batch = 0;
  let all: Invalidation = { moment: NOT_YET, batch };
  const rows = new Map<string, Invalidation>();
  const families = new Map<string, Invalidation>();
  const wholes = new Map<string, Invalidation>();
  let open: Invalidation[] = [all];

  function invalidateAll(): void {
    rows.clear();
    families.clear();
    wholes.clear();
    all = { moment: NOT_YET, batch };
    open = [all];
  }

  function invalidate(tags: readonly string[]): void {
    if (rows.size + tags.length > MOST_TAGS) {
      invalidateAll();
      return;
    }
    const invalidation = { moment: NOT_YET, batch };
    for (const tag of tags) {
      const family = familyOf(tag);
      families.set(family, invalidation);
      if (family === tag) wholes.set(family, invalidation);
      else rows.set(tag, invalidation);
    }
    open.push(invalidation);
  }

  function lastOf(tag: string): number {
    const family = familyOf(tag);
    if (family === tag) return families.get(family)?.moment ?? 0;
    return Math.max(rows.get(tag)?.moment ?? 0, wholes.get(family)?.moment ?? 0);
  }

  return {
    invalidate,
    invalidateAll,
    /** Called before a timestamp is requested. @returns the batch to pass to `answer` */
    begin: (): number => {
      batch += 1;
      return batch - 1;
    },
    /** Called with the timestamp: everything invalidated before its request gets it. */
    answer: (requestedAt: number, moment: number): void => {
      const isLeft = (invalidation: Invalidation) => invalidation.batch > requestedAt;
      for (const invalidation of open) if (!isLeft(invalidation)) invalidation.moment = moment;
      open = open.filter(isLeft);
    },
    accepts: (moment: number, tags: readonly string[]): boolean =>
      moment >= all.moment && tags.every((tag) => moment >= lastOf(tag)),
  };
}
