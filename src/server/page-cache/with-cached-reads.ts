import type { Shop } from '#composition/shop.ts';
import type { createCachedReads } from '#platform/cache/cached-reads.ts';

/** Cached reads that nearly every storefront page needs. */
export type FrameReads = ReturnType<typeof frameReads>;

/** Memory for the trees of templates and saved sections. */
const TREE_BYTES = 4 * 1024 * 1024;
/** Memory for the lists of templates, by place. */
const LIST_BYTES = 1024 * 1024;
const CHARACTER_BYTES = 2;

export function frameReads({ cacheOne, cacheMany }: ReturnType<typeof createCachedReads>) {
  return {
    settings: cacheOne<Awaited<ReturnType<Shop['settings']['all']>>>(),
    tree: cacheOne<Awaited<ReturnType<Shop['catalogue']['categoryTree']>>>(),
    menus: cacheOne<Awaited<ReturnType<Shop['content']['menus']>>>(),
    templates: cacheMany<Awaited<ReturnType<Shop['templates']['published']>>>({
      mostBytes: LIST_BYTES,
      bytesOf: (list) => JSON.stringify(list).length * CHARACTER_BYTES,
    }),
    home: cacheOne<Awaited<ReturnType<Shop['content']['home']>>>(),
    templateTrees: cacheMany<Awaited<ReturnType<Shop['templates']['tree']>>>({
      mostBytes: TREE_BYTES,
      bytesOf: (tree) => JSON.stringify(tree).length * CHARACTER_BYTES,
    }),
    promises: cacheOne<Awaited<ReturnType<Shop['shipping']['promises']>>>(),
    abTests: cacheOne<Awaited<ReturnType<Shop['abTests']['running']>>>(),
  };
}

/** Reads by a shop without caches that records its dependencies. */
export type ReadFresh = <T>(read: (from: Shop) => Promise<T>) => Promise<T>;

type Fresh = Readonly<{ fresh: ReadFresh; asOf?: number }>;

/**
 * The shop with settings, category tree, menus, templates, the home page's document, delivery promises and running A/B
 * tests from cached reads.
 *
 * @param fresh for cache misses, and when its snapshot began
 */
export function withCachedReads(shop: Shop, reads: FrameReads, { fresh, asOf }: Fresh): Shop {
  const { abTests, catalogue, content, settings, shipping, templates } = shop;
  return {
    ...shop,
    settings: {
      ...settings,
      all: (at) =>
        at === undefined
          ? reads.settings.open(() => fresh((from) => from.settings.all()), asOf)
          : settings.all(at),
    },
    catalogue: {
      ...catalogue,
      categoryTree: (at) =>
        at === undefined
          ? reads.tree.open(() => fresh((from) => from.catalogue.categoryTree()), asOf)
          : catalogue.categoryTree(at),
    },
    content: {
      ...content,
      menus: () => reads.menus.open(() => fresh((from) => from.content.menus()), asOf),
      home: () => reads.home.open(() => fresh((from) => from.content.home()), asOf),
    },
    templates: {
      ...templates,
      published: (place = null) =>
        reads.templates.open(String(place), () => fresh((from) => from.templates.published(place)), asOf),
      tree: (id) =>
        reads.templateTrees.open(String(id), () => fresh((from) => from.templates.tree(id)), asOf),
    },
    abTests: {
      ...abTests,
      running: () => reads.abTests.open(() => fresh((from) => from.abTests.running()), asOf),
    },
    shipping: {
      ...shipping,
      promises: (now) => reads.promises.open(() => fresh((from) => from.shipping.promises(now)), asOf),
    },
  };
}
