import { createAdmission } from './admission.ts';
import { createFlights, type Struck } from './flights.ts';
import { type Kept, type Made, toKept } from './kept.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { within } from './within.ts';

/** How an answer came about; `taken` from another process, `doubtful` while nobody could say whether it still holds. */
export type Way = 'hit' | 'made' | 'taken' | 'stale' | 'doubtful';
export type Opened = Readonly<{ kept: Kept; way: Way }>;

/** Null: what was made is not to be kept, and whoever asks makes it for themselves. */
export type Make = () => Promise<Made | null>;

type Options = Readonly<{
  mostBytes: number;
  nowMs: () => number;
  /** Even what nobody told of is made anew after so long. */
  freshForMs: number;
  /** How long who asks waits for a new answer while an old one lies there that may be wrong. */
  patienceMs?: number;
  /** Whether a key is one of many that a page has by its parameters; left out: none is. */
  isVariant?: (key: string) => boolean;
  /** Told of each page that was made here and is kept. */
  onKept?: (key: string, kept: Kept) => void;
}>;

const MOST_TRIES = 3;
const RETRY_MS = 5000;
const DEFAULT_PATIENCE_MS = 1500;

type Making = Options & {
  shelf: Shelf;
  isHearing: () => boolean;
  /** Whether a key has been asked for often enough to be kept. */
  isAdmitted: (key: string) => boolean;
};

/** Makes an answer until nothing it was made of has changed meanwhile; then, and only then, it is kept. */
function createMaker(making: Making) {
  const { shelf, nowMs, freshForMs, isHearing, isAdmitted, onKept = () => undefined } = making;
  const { counts } = shelf;
  const flights = createFlights<Kept | null>();

  function mayBeKept(key: string, { isMadeUp, untilMs }: Kept): boolean {
    return !isMadeUp && isHearing() && nowMs() < untilMs && isAdmitted(key);
  }

  function settle(key: string, kept: Kept, isOld: boolean): Kept {
    counts[kept.origin] += 1;
    if (isOld || !mayBeKept(key, kept)) {
      counts.notKept += 1;
      return kept;
    }
    shelf.keep(key, kept);
    if (kept.origin === 'made') onKept(key, kept);
    return kept;
  }

  async function makeWhole(key: string, make: Make, struck: Struck): Promise<Kept | null> {
    for (let tries = 1; ; tries += 1) {
      struck.forget();
      const made = await make();
      if (made === null) {
        counts.passed += 1;
        shelf.held.delete(key);
        return null;
      }
      const kept = await toKept(made, { nowMs: nowMs(), freshForMs });
      const isOld = struck.strikes(kept.tags);
      if (!isOld || tries === MOST_TRIES) return settle(key, kept, isOld);
    }
  }

  return {
    ...flights,
    run: (key: string, make: Make): Promise<Kept | null> =>
      flights.run(key, (struck) =>
        makeWhole(key, make, struck).catch((error: unknown) => {
          counts.failed += 1;
          throw error;
        }),
      ),
  };
}

type Opening = Options & { shelf: Shelf; run: ReturnType<typeof createMaker>['run'] };

/** What may be wrong is sent only when nothing better can be made, and for a while nobody tries again then. */
function createDoubt({ shelf, run, nowMs, patienceMs = DEFAULT_PATIENCE_MS }: Opening) {
  let givenUpUntilMs = 0;
  return {
    open: async (key: string, make: Make, kept: Kept): Promise<Opened | null> => {
      if (nowMs() >= givenUpUntilMs) {
        try {
          const made = await within(run(key, make), patienceMs);
          return made === null ? null : { kept: made, way: made.origin };
        } catch {
          givenUpUntilMs = nowMs() + RETRY_MS;
        }
      }
      shelf.counts.doubtful += 1;
      return { kept, way: 'doubtful' };
    },
    end: (): void => {
      givenUpUntilMs = 0;
    },
  };
}

/** Whole answers by key. Nothing is kept before somebody hears what changes: see `hear`. */
export function createPageCache(options: Options) {
  const { mostBytes, nowMs, isVariant = () => false } = options;
  const shelf = createShelf(mostBytes, options.isVariant);
  const admission = createAdmission();
  const { held, counts } = shelf;
  let isHearing = false;
  const maker = createMaker({
    ...options,
    shelf,
    isHearing: () => isHearing,
    isAdmitted: (key) => !isVariant(key) || shelf.held.has(key) || admission.isAdmitted(key),
  });
  const doubt = createDoubt({ ...options, shelf, run: maker.run });

  function dropAll(): number {
    maker.allChanged();
    return shelf.dropAll();
  }

  async function openNew(key: string, make: Make): Promise<Opened | null> {
    if (isVariant(key)) admission.ask(key);
    const made = await maker.run(key, make);
    return made === null ? null : { kept: made, way: made.origin };
  }

  function openAged(key: string, make: Make, kept: Kept): Opened {
    counts.stale += 1;
    kept.freshUntilMs = Math.min(kept.untilMs, nowMs() + RETRY_MS);
    maker.run(key, make).catch(() => undefined);
    return { kept, way: 'stale' };
  }

  return {
    /** What is kept and holds; null when it must be opened. */
    find: (key: string): Kept | null => {
      const kept = isHearing ? held.get(key) : undefined;
      if (kept === undefined || nowMs() >= kept.freshUntilMs) return null;
      shelf.used(key, kept);
      return kept;
    },
    /**
     * What is kept, else what `make` makes. Null when it is not to be kept.
     *
     * @throws what `make` throws, when nothing is kept either
     */
    open: async (key: string, make: Make): Promise<Opened | null> => {
      const kept = held.get(key);
      if (kept === undefined || nowMs() >= kept.untilMs) {
        return openNew(key, make);
      }
      if (!isHearing) return doubt.open(key, make, kept);
      if (nowMs() >= kept.freshUntilMs) return openAged(key, make, kept);
      shelf.used(key, kept);
      return { kept, way: 'hit' };
    },
    /** Whether something lies there, be it wrong. */
    has: (key: string): boolean => held.get(key) !== undefined,
    /** Something has changed: what was made of it goes, and what is being made of it is not kept. */
    drop: (changed: readonly string[]): number => {
      maker.changed(changed);
      return shelf.drop(changed);
    },
    dropAll,
    /** From now on all changes are told; what was kept before may be wrong. */
    hear: (): void => {
      dropAll();
      isHearing = true;
      doubt.end();
    },
    /** Changes may go unheard: nothing is kept, and what is kept may be wrong. */
    loseHearing: (): void => {
      isHearing = false;
      maker.allChanged();
    },
    isHearing: (): boolean => isHearing,
    figures: () => ({ ...counts, pages: held.size(), bytes: held.bytes(), mostBytes, isHearing }),
    keys: held.keys,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
