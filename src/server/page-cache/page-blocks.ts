import type { PageBlocks } from '#app/context.ts';
import type { Shop } from '#composition/shop.ts';
import type { CachedReads } from '#platform/cache/cached-reads.ts';
import { bytesOfBlock, type PrintedBlock, type PrintedMarkup } from '#widgets/tree/block.ts';

export type PageBlocksStore = ReturnType<typeof openPageBlocks>;

const HALF = 0.5;
const QUARTER = 0.25;
const CHARACTER_BYTES = 2;

/**
 * Keeps blocks of widgets, the contents of pages and what these show.
 *
 * @param bytes of all together
 */
export function openPageBlocks({ cacheMany }: CachedReads, bytes: number) {
  const blocks = cacheMany<PrintedBlock | null>({ mostBytes: bytes * HALF, bytesOf: bytesOfBlock });
  const contents = cacheMany<PrintedMarkup | null>({ mostBytes: bytes * QUARTER, bytesOf: bytesOfBlock });
  const data = cacheMany<unknown>({
    mostBytes: bytes * QUARTER,
    bytesOf: (value, key) => (JSON.stringify(value).length + key.length) * CHARACTER_BYTES,
  });
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
    bytes: () => blocks.bytes() + contents.bytes() + data.bytes(),
    /**
     * For one page.
     *
     * @param shopOf what is read where something is not kept; composed for the first that is not
     * @param asOf when the snapshot of that shop began
     */
    of: (shopOf: () => Shop, asOf: number): PageBlocks => ({
      open: (key, print) => blocks.open(key, () => print(shopOf()), asOf),
      content: (key, print) => contents.open(key, () => print(shopOf()), asOf),
      data: <T>(key: string, read: (shop: Shop) => Promise<T>) =>
        data.open(key, () => read(shopOf()), asOf) as Promise<T>,
    }),
  };
}
