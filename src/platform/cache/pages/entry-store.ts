import { LRUCache } from 'lru-cache';
import { createTagIndex } from '../tags.ts';
import { type CacheEntry, weightOf } from './cache-entry.ts';
import { type Compressed, compressBest, compressBody } from './compressed-body.ts';

/** A page larger than this share of the memory is not cached. */
const LARGEST_SHARE = 0.25;
/** Variants of pages together take at most this share. */
const VARIANT_SHARE = 0.25;
const USES_BEFORE_BEST = 16;

type IsVariant = (key: string) => boolean;

type Rooms = {
  mostBytes: number;
  isVariant: IsVariant | undefined;
  onGone: (entry: CacheEntry, key: string) => void;
};

/** Pages and variants in separate caches: variants, of which there can be any number, evict no page. */
function createRooms({ mostBytes, isVariant, onGone }: Rooms) {
  const room = (share: number) =>
    new LRUCache<string, CacheEntry>({
      maxSize: Math.ceil(mostBytes * share),
      maxEntrySize: Math.ceil(mostBytes * Math.min(share, LARGEST_SHARE)),
      sizeCalculation: weightOf,
      dispose: onGone,
    });
  const pages = room(isVariant === undefined ? 1 : 1 - VARIANT_SHARE);
  const variants = room(VARIANT_SHARE);
  const roomOf = (key: string) => (isVariant?.(key) === true ? variants : pages);
  return {
    get: (key: string): CacheEntry | undefined => roomOf(key).get(key),
    peek: (key: string): CacheEntry | undefined => roomOf(key).peek(key),
    has: (key: string): boolean => roomOf(key).has(key),
    set: (key: string, entry: CacheEntry): void => void roomOf(key).set(key, entry),
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

/** Cache entries by key and by tag, and the counts of the cache. */
export function createEntryStore(mostBytes: number, isVariant?: IsVariant) {
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
  function save(key: string, entry: CacheEntry): void {
    held.set(key, entry);
    if (held.has(key)) index.add(key, entry.tags);
    else counts.notKept += 1;
  }
  /** Updates a page whose size has changed. */
  function resize(key: string, entry: CacheEntry, changed: Pick<CacheEntry, 'packed' | 'heads'>): void {
    if (held.peek(key) === entry) save(key, { ...entry, ...changed, packing: {} });
  }
  async function compress(key: string, entry: CacheEntry, encoding: Compressed): Promise<Buffer> {
    const body = await compressBody(entry.packed.identity, encoding);
    const now = held.peek(key);
    if (now?.etag === entry.etag && now.packed[encoding] === undefined)
      resize(key, now, { packed: { ...now.packed, [encoding]: body }, heads: now.heads });
    return body;
  }
  return {
    counts,
    held,
    save,
    /** The body of a page in an encoding, compressed on the first request for it. */
    pack: (key: string, entry: CacheEntry, encoding: Compressed): Promise<Buffer> => {
      entry.packing[encoding] ??= compress(key, entry, encoding);
      return entry.packing[encoding];
    },
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
    /** Counts a hit; a page with many hits is compressed again, to the smallest form. */
    used: (key: string, entry: CacheEntry): void => {
      counts.hit += 1;
      entry.uses += 1;
      if (entry.uses !== USES_BEFORE_BEST) return;
      compressBest(entry.packed).then(
        (br) => {
          const { br: _, ...heads } = entry.heads;
          resize(key, entry, { packed: { ...entry.packed, br }, heads });
        },
        () => undefined,
      );
    },
  };
}

export type EntryStore = ReturnType<typeof createEntryStore>;
