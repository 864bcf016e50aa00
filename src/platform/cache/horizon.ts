import { familyOf } from './tags.ts';

/** When something was told of last: a moment of all processes, or a question that is still to be answered. */
type Told = { moment: number; batch: number };

const MOST_TAGS = 20_000;
/** Later than every moment: nothing that was made is good enough. */
const NOT_YET = Number.POSITIVE_INFINITY;

/**
 * What this process was told, in moments that all processes share. A page that another made is good when its making
 * began no earlier than the last change of anything in it that this process knows of, and no earlier than this process
 * listens.
 *
 * A change has no moment when it is told. It gets one from the next question that is asked after it: whatever began
 * there or later has seen the change, and until then nothing that the change strikes is good.
 */
export function createHorizon() {
  let batch = 0;
  let all: Told = { moment: NOT_YET, batch };
  const rows = new Map<string, Told>();
  const families = new Map<string, Told>();
  const wholes = new Map<string, Told>();
  let open: Told[] = [all];

  function tellAll(): void {
    rows.clear();
    families.clear();
    wholes.clear();
    all = { moment: NOT_YET, batch };
    open = [all];
  }

  function tell(tags: readonly string[]): void {
    if (rows.size + tags.length > MOST_TAGS) {
      tellAll();
      return;
    }
    const told = { moment: NOT_YET, batch };
    for (const tag of tags) {
      const family = familyOf(tag);
      families.set(family, told);
      if (family === tag) wholes.set(family, told);
      else rows.set(tag, told);
    }
    open.push(told);
  }

  function lastOf(tag: string): number {
    const family = familyOf(tag);
    if (family === tag) return families.get(family)?.moment ?? 0;
    return Math.max(rows.get(tag)?.moment ?? 0, wholes.get(family)?.moment ?? 0);
  }

  return {
    tell,
    tellAll,
    /** Before a moment is asked for. @returns what its answer is handed in with */
    ask: (): number => {
      batch += 1;
      return batch - 1;
    },
    /** The moment is there: all that was told before it was asked for has one. */
    answer: (asked: number, moment: number): void => {
      const isLeft = (told: Told) => told.batch > asked;
      for (const told of open) if (!isLeft(told)) told.moment = moment;
      open = open.filter(isLeft);
    },
    accepts: (moment: number, tags: readonly string[]): boolean =>
      moment >= all.moment && tags.every((tag) => moment >= lastOf(tag)),
  };
}
