import { LRUCache } from 'lru-cache';
import type { PageBlocks } from '#app/context.ts';
import { bytesOfDocument, type CachedDocument } from '#app/page/document/cached-document.ts';
import { countAs, countAsItself } from '#app/page/document/fingerprint.ts';
import type { Shop } from '#composition/shop.ts';
import type { CachedReads } from '#platform/cache/cached-reads.ts';
import type { CachedBody } from '#platform/cache/pages/compressed-body.ts';
import { bytesOfBlock, type PrintedBlock, type PrintedMarkup } from '#widgets/tree/print/block.ts';
import type { LoopBlocks } from '#wire/wp-json/loop-cache.ts';
import { createVariantBound } from './variant-bound.ts';
import type { ReadFresh } from './with-cached-reads.ts';
import { openAdmission, type PageReads } from './with-page-reads.ts';

/** The blocks of one page, with the answers that loops take from it. */
export type OpenedBlocks = PageBlocks & LoopBlocks;

export type PageBlocksStore = ReturnType<typeof openPageBlocks>;

/** Blocks, contents, what these show, documents and answers each have the same memory. */
const SHARE = 1 / 5;
const CHARACTER_BYTES = 2;
/** The memory of a cached body with its compressed forms, relative to its length. */
const WITH_COMPRESSED = 1.5;

/** The parts of a block that its document depends on; the rest is inserted when the page is composed. */
const asBlock = (block: PrintedBlock | null) =>
  block && countAs(block, ({ placed, preloads }) => [placed, preloads]);
const asContent = (content: PrintedMarkup | null) => content && countAs(content, ({ preloads }) => preloads);

/** Maps count by what is in them. */
const withEntries = (_name: string, value: unknown) => (value instanceof Map ? [...value] : value);

/**
 * Caches blocks of widgets, the contents of pages, the data that these show, the documents around them, and answers
 * made of blocks.
 *
 * @param bytes the memory of all
 */
export function openPageBlocks({ cacheMany }: CachedReads, bytes: number) {
  const blocks = cacheMany<PrintedBlock | null>({ mostBytes: bytes * SHARE, bytesOf: bytesOfBlock });
  const variants = createVariantBound(blocks.drop);
  const contents = cacheMany<PrintedMarkup | null>({ mostBytes: bytes * SHARE, bytesOf: bytesOfBlock });
  const data = cacheMany<unknown>({
    mostBytes: bytes * SHARE,
    bytesOf: (value, key) => (JSON.stringify(value, withEntries).length + key.length) * CHARACTER_BYTES,
    // Addresses of what does not exist are without end.
    isWorthCaching: (value) => value !== null,
  });
  const answers = cacheMany<CachedBody | null>({
    mostBytes: bytes * SHARE,
    bytesOf: (body, key) => (body?.length ?? 0) * WITH_COMPRESSED + key.length * CHARACTER_BYTES,
    isWorthCaching: (body) => body !== null,
  });
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: Math.max(1, Math.ceil(bytes * SHARE)),
    sizeCalculation: (document, key) => bytesOfDocument(document) + key.length * CHARACTER_BYTES,
  });
  const isAdmitted = openAdmission();
  return {
    /** How many blocks and contents were found, and how many were printed. */
    counts: {
      get hit() {
        return blocks.counts.hit + contents.counts.hit;
      },
      get made() {
        return blocks.counts.made + contents.counts.made;
      },
    },
    bytes: () =>
      blocks.bytes() + contents.bytes() + data.bytes() + answers.bytes() + documents.calculatedSize,
    /** An answer that is kept. */
    findAnswer: answers.find,
    /**
     * The blocks of one page.
     *
     * @param read runs uncached reads and prints, with the page's shop
     * @param asOf when the snapshot of that shop began
     */
    of: (read: ReadFresh, asOf: number): OpenedBlocks => ({
      open: async (key, print, variantOf = null) => {
        if (variantOf !== null && !isAdmitted(key)) return asBlock(await read(print));
        if (variantOf !== null) variants.use(variantOf, key);
        return asBlock(await blocks.open(key, () => read(print), asOf));
      },
      content: async (key, print) => asContent(await contents.open(key, () => read(print), asOf)),
      data: async <T>(key: string, readData: (shop: Shop) => Promise<T>) =>
        countAsItself((await data.open(key, () => read(readData), asOf)) as T),
      answer: async (key, print) =>
        isAdmitted(key) ? answers.open(key, () => read(print), asOf) : read(print),
      documents: {
        find: (key) => documents.get(key) ?? null,
        isAdmitted,
        save: (key, document) => documents.set(key, document),
      },
    }),
    /** What pages and blocks read, for one page. */
    reads: (asOf?: number): PageReads => ({
      open: async <T>(key: string, read: () => Promise<T>) =>
        countAsItself((await data.open(key, read, asOf)) as T),
      isAdmitted,
    }),
  };
}
