import type { createKeptReads } from '#platform/cache/kept-reads.ts';
import type { Shop } from '#src/compose.ts';

/** What nearly every page of the storefront reads, kept between pages. */
export type FrameReads = ReturnType<typeof frameReads>;

export function frameReads({ keepOne }: Pick<ReturnType<typeof createKeptReads>, 'keepOne'>) {
  return {
    tree: keepOne<Awaited<ReturnType<Shop['catalogue']['categoryTree']>>>(),
    menus: keepOne<Awaited<ReturnType<Shop['content']['menus']>>>(),
    promises: keepOne<Awaited<ReturnType<Shop['shipping']['promises']>>>(),
  };
}

type Fresh = Readonly<{ fresh: () => Shop; asOf?: number }>;

/**
 * The same shop for pages: categories, menus and promises of delivery come from what is kept.
 *
 * @param fresh a shop that remembers nothing and records what it reads, for what is not kept, and since when it holds
 */
export function keepingShop(shop: Shop, reads: FrameReads, { fresh, asOf }: Fresh): Shop {
  const { catalogue, content, shipping } = shop;
  return {
    ...shop,
    catalogue: {
      ...catalogue,
      categoryTree: (at) =>
        at === undefined
          ? reads.tree.open(() => fresh().catalogue.categoryTree(), asOf)
          : catalogue.categoryTree(at),
    },
    content: { ...content, menus: () => reads.menus.open(() => fresh().content.menus(), asOf) },
    shipping: {
      ...shipping,
      promises: (now) => reads.promises.open(() => fresh().shipping.promises(now), asOf),
    },
  };
}
