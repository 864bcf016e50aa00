import type { Runtime } from '#composition/runtime.ts';
import type { Shop } from '#composition/shop.ts';
import type { CachedReads } from '#platform/cache/cached-reads.ts';
import { type ReadScope, runInScope } from '#platform/database/read-scope/read-scope.ts';
import { type OpenedBlocks, openPageBlocks } from './page-blocks.ts';
import type { RenderDeps } from './render-page.ts';
import { replicaShop } from './replica-shop.ts';
import { frameReads, type ReadFresh, withCachedReads } from './with-cached-reads.ts';
import { withPageReads } from './with-page-reads.ts';

type Opening = Readonly<{
  runtime: Runtime;
  /** The cached reads of the process. */
  cachedReads: CachedReads;
  /** Memory for blocks, and for what pages show. */
  bytes: number;
  /** Whether other processes take pages of this one. */
  isShared: boolean;
}>;

/** The shop as pages read it, and their blocks. */
export function openPageShop({ runtime, cachedReads, bytes, isShared }: Opening) {
  const { db, replica, scopedShop, clock } = runtime;
  const reads = frameReads(cachedReads);
  const pageBlocks = openPageBlocks(cachedReads, bytes);
  /** The shop with all cached reads. */
  const cachedShop = (shop: Shop, fresh: ReadFresh, asOf?: number): Shop => {
    const cached = withCachedReads(shop, reads, { fresh, ...(asOf === undefined ? {} : { asOf }) });
    return bytes === 0 ? cached : withPageReads(cached, pageBlocks.reads(asOf), fresh);
  };
  /** A scope primed with the cached settings, which most reads need. A read still records its dependency on them. */
  const openScope = (scope: ReadScope): ReadScope => {
    const settings = reads.settings.find();
    if (settings !== null) runInScope(scope, () => scopedShop.settings.prime(settings));
    return scope;
  };
  const begin: RenderDeps['begin'] = () => {
    const asOf = cachedReads.begin();
    // A page for other processes must be read from one snapshot: they may have received an invalidation that this
    // process has not.
    if (isShared) return { shop: scopedShop, blocks: null, openScope: (scope) => scope };
    const shop = cachedShop(scopedShop, (read) => read(scopedShop), asOf);
    return { shop, blocks: bytes === 0 ? null : pageBlocks.of((read) => read(shop), asOf), openScope };
  };
  // In a new scope: outside a scope, a shop memoizes its settings for a second.
  const fresh: ReadFresh = (read) => runInScope(openScope({ db, clock }), () => read(scopedShop));
  return {
    blocks: pageBlocks,
    /** For one cacheable page. */
    begin,
    /** The blocks of one page that is rendered per request. */
    openBlocks: (): OpenedBlocks | null => {
      // A replica may be older than the cache.
      if (replica !== null || bytes === 0) return null;
      const asOf = cachedReads.begin();
      const scope = openScope({ db, clock });
      const shop = cachedShop(scopedShop, (read) => runInScope(scope, () => read(scopedShop)), asOf);
      return pageBlocks.of((read) => runInScope(scope, () => read(shop)), asOf);
    },
    /** For pages that are rendered per request. */
    shop:
      replica === null
        ? cachedShop(runtime.shop, fresh)
        : withCachedReads(replicaShop(runtime.shop, { replica, scopedShop, clock }), reads, { fresh }),
  };
}
