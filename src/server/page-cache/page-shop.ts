import type { Runtime } from '#composition/runtime.ts';
import type { Shop } from '#composition/shop.ts';
import type { CachedReads } from '#platform/cache/cached-reads.ts';
import { type OpenedBlocks, openPageBlocks } from './page-blocks.ts';
import type { RenderDeps } from './render-page.ts';
import { replicaShop } from './replica-shop.ts';
import { frameReads, withCachedReads } from './with-cached-reads.ts';
import { withPageReads } from './with-page-reads.ts';

/** Builds a shop when it is first asked for. */
function composedOnce(compose: () => Shop): () => Shop {
  let shop: Shop | null = null;
  return () => {
    shop ??= compose();
    return shop;
  };
}

type Opening = Readonly<{
  runtime: Runtime;
  /** What the process keeps of its reads. */
  kept: CachedReads;
  /** Memory for blocks, and for what pages show. */
  bytes: number;
  /** Whether other processes take pages of this one. */
  isShared: boolean;
}>;

/** The shop as pages read it, and their blocks. */
export function openPageShop({ runtime, kept, bytes, isShared }: Opening) {
  const { db, replica, shopOn, clock } = runtime;
  const reads = frameReads(kept);
  const pageBlocks = openPageBlocks(kept, bytes);
  const blocksOf = (shopOf: () => Shop, asOf: number): OpenedBlocks | null =>
    bytes === 0 ? null : pageBlocks.of(shopOf, asOf);
  /** The shop with everything that is kept of its reads. */
  const cachedShop = (shop: Shop, fresh: () => Shop, asOf?: number): Shop => {
    const cached = withCachedReads(shop, reads, { fresh, ...(asOf === undefined ? {} : { asOf }) });
    return bytes === 0 ? cached : withPageReads(cached, pageBlocks.reads(asOf), fresh);
  };
  const begin: RenderDeps['begin'] = () => {
    const asOf = kept.begin();
    // A page for other processes must be read from one snapshot: they may have received an invalidation that this
    // process has not.
    if (isShared) return { shopOn, blocksOf: () => null };
    return {
      shopOn: (tx, at) => {
        const fresh = shopOn(tx, at);
        return cachedShop(fresh, () => fresh, asOf);
      },
      blocksOf: (shop) => blocksOf(() => shop, asOf),
    };
  };
  // What is read for it is composed each time: a shop keeps its settings for a second.
  const fresh = () => shopOn(db, clock);
  return {
    blocks: pageBlocks,
    /** For one cacheable page. */
    begin,
    /** The blocks of one page that is rendered per request. */
    openBlocks: (): OpenedBlocks | null => {
      // A replica may be older than what is kept.
      if (replica !== null) return null;
      const asOf = kept.begin();
      // Composed for the first block that has to be printed; most pages find all of theirs.
      const own = composedOnce(fresh);
      return blocksOf(() => cachedShop(own(), own, asOf), asOf);
    },
    /** For pages that are rendered per request. */
    shop:
      replica === null
        ? cachedShop(runtime.shop, fresh)
        : withCachedReads(
            replicaShop(runtime.shop, replica, (held) => shopOn(held, clock)),
            reads,
            { fresh },
          ),
  };
}
