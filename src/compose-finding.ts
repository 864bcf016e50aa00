import type { MediaId } from '#kernel/ids.ts';
import { noteExpiry } from '#platform/cache/cache-dependencies.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { sanitise } from '#platform/html/sanitise.ts';
import { type createCatalogue, placeInTree } from '#shop/catalogue';
import { createContent, isFreeForRange } from '#shop/content';
import { createListing } from '#shop/listing';
import { createRedirects } from '#shop/old-addresses';
import { createSearch } from '#shop/search';
import type { createSettings, FollowSetting, SettingKey, Settings } from '#shop/settings';
import { createSharing } from '#shop/sharing';
import type { ComposeNeeds } from './compose.ts';

type Places = { catalogue: ReturnType<typeof createCatalogue>; content: ReturnType<typeof createContent> };

type AroundTexts = {
  settings: ReturnType<typeof createSettings>;
  findMedia: (ids: readonly MediaId[]) => Promise<readonly unknown[]>;
  addressMoved: (tx: DbOrTx, from: string, to: string) => Promise<void>;
};

/** Pages, articles and menus, with what staff need to write them. */
export function createTexts({ db, clock }: ComposeNeeds, { settings, findMedia, addressMoved }: AroundTexts) {
  return createContent({
    db,
    clock,
    sanitise,
    listingPrefix: async (tx) => (await settings.within(tx))['catalogue.listingPrefix'],
    hasPicture: async (id) => (await findMedia([id])).length > 0,
    addressMoved,
  });
}

type MoveRange = (tx: DbOrTx, change: { was: Settings; now: Settings }) => Promise<void>;

/** The first word of the sticks is an address: no other may stand there, and who comes by the old one is led on. */
export function followedSettings(moveRange: MoveRange) {
  const key = 'catalogue.listingPrefix';
  const followWord: FollowSetting = async (tx, change) => {
    const word = change.now[key];
    if (word === change.was[key]) return null;
    if (!(await isFreeForRange(tx, word))) return { code: 'settings.word-taken', key, word };
    await moveRange(tx, change);
    return null;
  };
  return { [key]: followWord } satisfies Partial<Record<SettingKey, FollowSetting>>;
}

/** Old addresses, and where what they name stands now. */
export function createOldAddresses({ db, config }: ComposeNeeds, { catalogue, content }: Places) {
  const productPath = (slug: string | null) => (slug === null ? null : `/product/${slug}/`);
  return createRedirects({
    db,
    publicUrl: config.publicUrl,
    places: {
      productById: async (id) => productPath(await catalogue.published.slugOf({ id })),
      productBySlug: async (slug) => productPath(await catalogue.published.slugOf({ slug })),
      categoryBySlug: async (slug) =>
        placeInTree(await catalogue.categoryTree(), slug)?.category.path ?? null,
      articleBySlug: async (slug) => {
        const article = await content.find('article', slug);
        return article === null ? null : `/blog/${slug}/`;
      },
    },
  });
}

/** Lists of products; pages that are kept hear until when the prices on their cards hold. */
export function createShopListing(
  { db, clock }: ComposeNeeds,
  { settings, content }: Pick<Places, 'content'> & { settings: ReturnType<typeof createSettings> },
) {
  return createListing({
    db,
    clock,
    settings: settings.all,
    foundElsewhere: content.has,
    pricesHold: noteExpiry,
  });
}

/** Share links, for products and texts that are there. */
export function createShopSharing(
  { db }: ComposeNeeds,
  { catalogue, content, settings }: Places & { settings: ReturnType<typeof createSettings> },
) {
  return createSharing({
    db,
    settings: settings.all,
    isPage: async (path) => {
      const [, root, slug = ''] = path.split('/');
      if (root === 'product') return (await catalogue.idsOf([slug])).length > 0;
      if (root !== 'blog' && root !== 'portfolio') return false;
      return (await content.find(root === 'blog' ? 'article' : 'portfolio', slug)) !== null;
    },
  });
}

/** What the search box offers. */
export function createShopSearch(
  { db, clock }: ComposeNeeds,
  { listing, catalogue, content, zone }: Places & { listing: ReturnType<typeof createListing>; zone: string },
) {
  return createSearch({
    db,
    clock,
    zone,
    understand: listing.understand,
    findBest: listing.findBest,
    categoryTree: () => catalogue.categoryTree(),
    searchTexts: content.search,
  });
}
