import type { DocumentUse } from '#kernel/editing/document-use.ts';
import { withoutDoubles } from '#kernel/editing/publishing.ts';
import type { MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { StoredTree } from '#kernel/tree/document-tree.ts';
import { noteExpiry } from '#platform/cache/cache-dependencies.ts';
import { leftOutOf, sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { createAbTests } from '#shop/ab-tests';
import type { createAnalytics } from '#shop/analytics';
import { type createCatalogue, findCategoryBySlug } from '#shop/catalogue';
import { createContent, isSlugFreeForRange } from '#shop/content';
import { checkDesign } from '#shop/design';
import type { Raise } from '#shop/events.ts';
import { createListing } from '#shop/listing';
import { findMediaByFile, type Media } from '#shop/media';
import { createPopupFigures } from '#shop/popup-figures';
import { createRedirects } from '#shop/redirects';
import { createSearch } from '#shop/search';
import type { CheckSetting, ComingSoon, createSettings, LOGO_SETTINGS, SettingKey } from '#shop/settings';
import { createSharing } from '#shop/sharing';
import { createTemplates, documentUses, settleTree, type TreeDeps, upgradeTrees } from '#shop/templates';
import { textFaults } from '#widgets/checks/html-faults.ts';
import { spokenPictures, treeFaults } from '#widgets/checks/tree-faults.ts';
import type { DocumentPlace } from '#widgets/declaration.ts';
import { parseOffCanvas } from '#widgets/off-canvas/parse-off-canvas.ts';
import { readPopup } from '#widgets/popup/import/read-popup.ts';
import { parsePopup } from '#widgets/popup/parse-popup.ts';
import { popupLabels } from '#widgets/popup/popup-labels.ts';
import { checkTree, expectedWidgets } from '#widgets/tree/check-tree.ts';
import { htmlIn } from '#widgets/tree/html-in.ts';
import { isOutdated, prepareTree } from '#widgets/tree/prepare-tree.ts';
import { referencesOf } from '#widgets/tree/references.ts';
import type { ComposeDeps } from '../deps.ts';

type Places = { catalogue: ReturnType<typeof createCatalogue>; content: ReturnType<typeof createContent> };

type FindMedia = (ids: readonly MediaId[]) => Promise<readonly Pick<Media, 'id' | 'alt'>[]>;

type ContentModules = {
  settings: ReturnType<typeof createSettings>;
  findMedia: FindMedia;
  raise: Raise;
};

const parseSettings = { popup: parsePopup, 'off-canvas': parseOffCanvas };

const TREES: TreeDeps<DocumentPlace> = {
  checkTree,
  prepareTree: (tree) => prepareTree(tree, { richText: sanitise, html: sanitiseHtml }),
  referencesOf,
  htmlIn,
  leftOutOf,
};

/** The faults of accessibility in some nodes; pictures have their alternative texts in the library. */
async function faultsIn(tree: StoredTree, findMedia: FindMedia) {
  const pictures = await findMedia(spokenPictures(tree) as MediaId[]);
  const unnamed = pictures.filter(({ alt }) => alt.en.trim() === '').map(({ id }) => id);
  return treeFaults(tree, new Set<number>(unnamed));
}

/** The accessibility faults in a document's text; a missing Arabic text is shown in English. */
function bodyFaults({ en, ar = '' }: Localized) {
  const faults = [en, ar].flatMap(textFaults).map((fault) => ({ ...fault, node: null }));
  return withoutDoubles(faults);
}

/** The page that stands in for a closed shop is named by its slug. */
function usesBySettings(
  { kind, slug }: Readonly<{ kind: string; slug: string }>,
  { comingSoon }: Readonly<{ comingSoon: ComingSoon }>,
): DocumentUse[] {
  return kind === 'page' && comingSoon.page === slug ? [{ kind: 'setting', key: 'comingSoon' }] : [];
}

/** Builds pages, articles and menus. */
export function composeContent({ db, clock }: ComposeDeps, { settings, findMedia, raise }: ContentModules) {
  return createContent({
    db,
    clock,
    sanitise,
    settleTree: (tx, { kind, ...saved }) =>
      settleTree(TREES)(tx, { ...saved, place: kind === 'home' ? 'home' : 'text' }),
    findingsIn: async ({ tree, body }) => ({
      faults: [...bodyFaults(body), ...(await faultsIn(tree, findMedia))],
      lacks: [],
    }),
    listingPrefix: async (tx) => (await settings.within(tx))['catalogue.listingPrefix'],
    usesOf: async (tx, { slug, ...named }) => [
      ...(await documentUses(TREES)(tx, { of: 'document', ...named })),
      ...usesBySettings({ kind: named.kind, slug }, await settings.within(tx)),
    ],
    hasPicture: async (id) => (await findMedia([id])).length > 0,
    raise,
  });
}

/** Builds templates and saved sections. */
export function composeTemplates(
  { db, clock }: ComposeDeps,
  { findMedia }: Pick<ContentModules, 'findMedia'>,
) {
  return createTemplates({
    db,
    clock,
    parseSettings,
    popupSettings: { parse: parsePopup, labels: (language) => popupLabels[language].fields },
    readPopup: readPopup(TREES),
    findingsIn: async ({ tree, place }) => ({
      faults: await faultsIn(tree, findMedia),
      lacks: expectedWidgets(tree, place),
    }),
    ...TREES,
  });
}

/** Upgrades the stored trees of templates and documents. @returns how many were changed */
export function upgradeStoredTrees({ db }: Pick<ComposeDeps, 'db'>): Promise<number> {
  return upgradeTrees<DocumentPlace>({ db, isOutdated, ...TREES }, ({ kind, place }) => {
    if (kind === 'template') return place as DocumentPlace;
    return place === 'home' ? 'home' : 'text';
  })();
}

const LISTING_PREFIX = 'catalogue.listingPrefix';

/** A logo is a picture of the library. */
function checkLogo(key: (typeof LOGO_SETTINGS)[number]): CheckSetting {
  return async (tx, { now }) => {
    const logo = now[key];
    if (logo === null) return null;
    const [media] = await findMediaByFile(tx, [logo.file]);
    const isKnown = media?.widthPx === logo.widthPx && media.heightPx === logo.heightPx;
    return isKnown ? null : { code: 'settings.unknown-picture', key };
  };
}

/** Phones show the site icon as large as this. */
const LEAST_ICON_PX = 512;

async function checkIcon(...[tx, change]: Parameters<CheckSetting>): ReturnType<CheckSetting> {
  const icon = change.now['shop.icon'];
  if (icon === null) return null;
  if (icon.widthPx !== icon.heightPx || icon.widthPx < LEAST_ICON_PX)
    return { code: 'settings.icon-not-square', key: 'shop.icon', least: LEAST_ICON_PX };
  return checkLogo('shop.icon')(tx, change);
}

/** The slug of the sticks archive is a URL and must be free. */
export const settingChecks: Partial<Record<SettingKey, CheckSetting>> = {
  'design.tokens': checkDesign,
  'shop.logo': checkLogo('shop.logo'),
  'shop.logoOnDark': checkLogo('shop.logoOnDark'),
  'shop.icon': checkIcon,
  [LISTING_PREFIX]: async (tx, { was, now }) => {
    const word = now[LISTING_PREFIX];
    if (word === was[LISTING_PREFIX] || (await isSlugFreeForRange(tx, word))) return null;
    return { code: 'settings.word-taken', key: LISTING_PREFIX, word };
  },
};

/** Builds the redirects. */
export function composeRedirects({ db, clock, config }: ComposeDeps, { catalogue, content }: Places) {
  const productPath = (slug: string | null) => (slug === null ? null : `/product/${slug}/`);
  return createRedirects({
    db,
    clock,
    publicUrl: config.publicUrl,
    places: {
      productById: async (id) => productPath(await catalogue.published.slugOf({ id })),
      productBySlug: async (slug) => productPath(await catalogue.published.slugOf({ slug })),
      categoryBySlug: async (slug) =>
        findCategoryBySlug(await catalogue.categoryTree(), slug)?.category.path ?? null,
      articleBySlug: async (slug) => {
        const article = await content.find('article', slug);
        return article === null ? null : `/blog/${slug}/`;
      },
    },
  });
}

/** Builds the product listings; cached pages learn when the prices on their cards change. */
export function composeListing(
  { db, clock }: ComposeDeps,
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

/** Builds the figures of popups, for published ones. */
export function composePopupFigures(
  { db, clock }: ComposeDeps,
  { published }: Pick<ReturnType<typeof composeTemplates>, 'published'>,
) {
  return createPopupFigures({
    ...{ db, clock },
    popups: async () => (await published('popup')).map(({ id }) => id),
  });
}

/** Builds the tests of two popups. */
export function composeAbTests(
  { db, clock }: ComposeDeps,
  {
    templates: { published, versions, edit },
    popupFigures,
  }: {
    templates: ReturnType<typeof composeTemplates>;
    popupFigures: ReturnType<typeof composePopupFigures>;
  },
) {
  return createAbTests({
    ...{ db, clock, versions, unpublish: edit.unpublish, figuresSince: popupFigures.since },
    published: () => published('popup'),
  });
}

/** Builds the share links for existing products and documents. */
export function composeSharing(
  { db }: ComposeDeps,
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

/** Builds the search suggestions. */
export function composeSearch(
  { db, clock }: ComposeDeps,
  {
    listing,
    catalogue,
    content,
    analytics,
    zone,
  }: Places &
    Readonly<{
      listing: ReturnType<typeof createListing>;
      analytics: Pick<ReturnType<typeof createAnalytics>, 'popularSearches'>;
      zone: string;
    }>,
) {
  return createSearch({
    db,
    clock,
    zone,
    understand: listing.understand,
    findBest: listing.findBest,
    categoryTree: () => catalogue.categoryTree(),
    searchTexts: content.search,
    popularSearches: analytics.popularSearches,
  });
}
