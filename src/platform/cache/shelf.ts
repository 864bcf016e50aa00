import { LRUCache } from 'lru-cache';
import { type Kept, weightOf } from './kept.ts';
import { packBest } from './packed.ts';
import { createTagIndex } from './tags.ts';

/** What is heavier than this share of all the room there is, is not kept. */
const LARGEST_SHARE = 0.25;
/** Variants of pages take no more than this share, whatever is asked for. */
const VARIANT_SHARE = 0.25;
const USES_BEFORE_BEST = 16;

type IsVariant = (key: string) => boolean;

type Rooms = {
  mostBytes: number;
  isVariant: IsVariant | undefined;
  onGone: (kept: Kept, key: string) => void;
};

/** Pages and their variants in rooms of their own: variants, of which there are any number, displace no page. */
function createRooms({ mostBytes, isVariant, onGone }: Rooms) {
  const room = (share: number) =>
    new LRUCache<string, Kept>({
      maxSize: Math.ceil(mostBytes * share),
      maxEntrySize: Math.ceil(mostBytes * Math.min(share, LARGEST_SHARE)),
      sizeCalculation: weightOf,
      dispose: onGone,
    });
  const pages = room(isVariant === undefined ? 1 : 1 - VARIANT_SHARE);
  const variants = room(VARIANT_SHARE);
  const roomOf = (key: string) => (isVariant?.(key) === true ? variants : pages);
  return {
    get: (key: string): Kept | undefined => roomOf(key).get(key),
    peek: (key: string): Kept | undefined => roomOf(key).peek(key),
    has: (key: string): boolean => roomOf(key).has(key),
    set: (key: string, kept: Kept): void => void roomOf(key).set(key, kept),
    delete: (key: string): void => void roomOf(key).delete(key),
    clear: (): void => {
      pages.clear();
      variants.clear();
    },
    size: (): number => pages.size + variants.size,
    bytes: (): number => pages.calculatedSize + variants.calculatedSize,
    keys: (): string[] => [...pages.keys(), ...variants.keys()],
  };
}

/** What is kept, by key and by tag, and the figures about it. */
export function createShelf(mostBytes: number, isVariant?: IsVariant) {
  const index = createTagIndex();
  const held = createRooms({
    mostBytes,
    isVariant,
    onGone: ({ tags }, key) => index.remove(key, tags),
  });
  const counts = {
    hit: 0,
    made: 0,
    taken: 0,
    stale: 0,
    doubtful: 0,
    passed: 0,
    failed: 0,
    notKept: 0,
    dropped: 0,
  };
  function keep(key: string, kept: Kept): void {
    held.set(key, kept);
    if (held.has(key)) index.add(key, kept.tags);
    else counts.notKept += 1;
  }
  return {
    counts,
    held,
    keep,
    drop: (changed: readonly string[]): number => {
      const struck = new Set(changed.flatMap(index.struckBy));
      for (const key of struck) held.delete(key);
      counts.dropped += struck.size;
      return struck.size;
    },
    dropAll: (): number => {
      const size = held.size();
      held.clear();
      counts.dropped += size;
      return size;
    },
    /** A page that many ask for is worth the smallest form. */
    used: (key: string, kept: Kept): void => {
      counts.hit += 1;
      kept.uses += 1;
      if (kept.uses !== USES_BEFORE_BEST) return;
      packBest(kept.packed).then(
        (br) => {
          const { br: _, ...heads } = kept.heads;
          // It weighs less now: kept anew, with its new weight.
          if (held.peek(key) === kept) keep(key, { ...kept, packed: { ...kept.packed, br }, heads });
        },
        () => undefined,
      );
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;
