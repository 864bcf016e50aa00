import type { ProductId } from '#kernel/ids.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { filesBelow } from '#platform/files/files.ts';
import { cropPicture } from '#platform/files/pictures/cut-picture.ts';
import { inspectPicture } from '#platform/files/pictures/pictures.ts';
import { resizePicture } from '#platform/files/pictures/resize-picture.ts';
import { readUpload } from '#platform/files/uploads.ts';
import { sanitise } from '#platform/html/sanitise.ts';
import { createPublicFetch } from '#platform/outward/public-fetch.ts';
import { MOST_ATTEMPTS } from '#platform/queue/queue.ts';
import { signatureWith } from '#platform/signature.ts';
import { createBackInStock } from '#shop/back-in-stock';
import { createCart } from '#shop/cart';
import { createCatalogue } from '#shop/catalogue';
import { createConsent } from '#shop/consent';
import { createEvents, type Raise } from '#shop/events.ts';
import { createForms } from '#shop/forms';
import { moveStock, openStock, readStock } from '#shop/inventory';
import type { createInvoices } from '#shop/invoices';
import {
  addPicture,
  createCropping,
  createFolders,
  createLibrary,
  describePicture,
  findMedia,
  findMediaByFile,
  type Media,
  makeNextSizes,
  type NewPicture,
  pngCopies,
} from '#shop/media';
import { createNewsletter } from '#shop/newsletter';
import { countSlots, createOrders, createPayOuts, unpaidOrderOf } from '#shop/orders';
import { createPromotions } from '#shop/promotions';
import { mayPromote } from '#shop/restrictions';
import { createSettings } from '#shop/settings';
import { createShipping } from '#shop/shipping';
import { createSubscriptionOwners, hasSubscription } from '#shop/subscriptions';
import type { ComposeDeps } from './deps.ts';
import { composeAccounts, composePush, composeStaff } from './modules/accounts.ts';
import { composeAnalytics, composeConversions } from './modules/analytics.ts';
import { composeDataTransfer } from './modules/data-transfer.ts';
import { composeEditing } from './modules/editing.ts';
import { composeInvoices } from './modules/invoices.ts';
import { composeAbandonedCarts, composeMails } from './modules/mails.ts';
import { composeCheckout, composeShipments } from './modules/ordering/checkout.ts';
import { composeGiftCards } from './modules/ordering/gift-cards.ts';
import { composePayments } from './modules/ordering/payments.ts';
import { composeSubscriptions } from './modules/ordering/subscriptions.ts';
import { composeReviews } from './modules/reviews.ts';
import {
  composeAbTests,
  composeContent,
  composeListing,
  composePopupFigures,
  composeRedirects,
  composeSearch,
  composeSharing,
  composeTemplates,
  settingChecks,
} from './modules/search.ts';
import { composeShopperLists } from './modules/shopper-lists/shopper-lists.ts';
import { composeStock } from './modules/stock.ts';
import { composeTrash } from './modules/trash.ts';
import { withSettingDependency } from './setting-dependency.ts';
import { subscribersOf } from './subscribers.ts';

function createMedia({ db, clock, config }: ComposeDeps, raise: Raise) {
  const files = filesBelow(config.filesDir);
  const add = addPicture({ files, inspect: inspectPicture });
  const upload = (picture: NewPicture) => add(db, picture);
  return {
    /** Stores a picture and returns its id; refuses files that are too large or not pictures. */
    add: (tx: DbOrTx, picture: NewPicture) => add(tx, picture),
    /** The same outside a transaction. */
    upload,
    /** Crops pictures, and finds the original of a crop. */
    cropping: createCropping({ db, files, addPicture: upload, cut: cropPicture }),
    /** Pictures by id, in no order. */
    find: (ids: readonly number[]): Promise<Media[]> => findMedia(db, ids),
    /** Pictures by file name, in no order. */
    findByFile: (names: readonly string[]): Promise<Media[]> => findMediaByFile(db, names),
    /** All pictures with their uses; unused ones can be deleted. */
    library: createLibrary({ db, clock, files }),
    /** Folders of the library. */
    folders: createFolders({ db }),
    /** Sets the texts of a picture; omitted ones stay. */
    describe: describePicture({ db }),
    /** Makes the resized copies of the next picture; false when none is missing. */
    makeNextSizes: makeNextSizes({ db, files, resize: resizePicture, raise }),
    /** A picture as PNG, of a width in pixels. */
    png: pngCopies({ files, resize: resizePicture }),
  };
}

type CatalogueModules = Pick<Parameters<typeof createCatalogue>[0], 'addPicture' | 'raise'> & {
  settings: ReturnType<typeof createSettings>;
};

/** Builds the catalogue. */
function composeCatalogue({ db, clock }: ComposeDeps, { settings, ...modules }: CatalogueModules) {
  const read = {
    settings: settings.all,
    settingsWithin: settings.within,
    stockOf: readStock,
    openStock,
    moveStock,
  };
  return createCatalogue({ db, clock, zone: SHOP_TIME_ZONE, sanitise, ...read, ...modules });
}

/** Builds the contact form and the forms of pages. */
function createShopForms(
  { db, clock, config, secret }: ComposeDeps,
  { settings, raise }: { settings: ReturnType<typeof createSettings>; raise: Raise },
) {
  const keptDays = async () => (await settings.all())['shop.messagesKeptDays'];
  return createForms({
    ...{ db, clock, zone: SHOP_TIME_ZONE, keptDays, signature: signatureWith(secret), readUpload, raise },
    publicFetch: createPublicFetch({ loopback: config.asksLoopback }),
    mostAttempts: MOST_ATTEMPTS,
  });
}

/** Builds coupons and automatic discounts. */
function composePromotions(
  { db, clock }: ComposeDeps,
  {
    settings,
    catalogue,
  }: { settings: ReturnType<typeof createSettings>; catalogue: ReturnType<typeof composeCatalogue> },
) {
  return createPromotions({
    db,
    clock,
    settings: settings.all,
    categoryTree: catalogue.categoryTree,
    knownProducts: async (ids) => new Set((await catalogue.sellables(ids)).keys()),
  });
}

type Ordering = Readonly<{
  settings: ReturnType<typeof createSettings>;
  invoices: ReturnType<typeof createInvoices>;
  promotions: ReturnType<typeof createPromotions>;
  shipping: ReturnType<typeof createShipping>;
  giftCards: ReturnType<typeof composeGiftCards>;
  raise: Raise;
}>;

/** Builds carts, orders and payments. */
function createOrdering(deps: ComposeDeps, modules: Ordering) {
  const { settings, invoices, promotions, shipping, giftCards, raise } = modules;
  const { db, clock } = deps;
  const placed = createOrders({
    db,
    clock,
    settings: settings.all,
    invoices,
    promotions,
    ...{ offerDelivery: shipping.offer, deliverySlots: shipping.slots, holdSlot: shipping.hold },
    ...{ mayPromote, giftCards, hasSubscription, raise },
  });
  const cart = createCart({
    db,
    clock,
    settings: settings.all,
    quotePromotions: promotions.quote,
    offerDelivery: shipping.offer,
    giftCards: async (reader, cartId, ids) =>
      ids.length === 0 ? [] : giftCards.applied(reader, ids, await unpaidOrderOf(reader, cartId)),
    findGiftCard: giftCards.findToPay,
    raise,
  });
  const { payments, testBank } = composePayments({ ...deps, raise }, { settings, orders: placed, cart });
  const payOuts = createPayOuts({ db, clock, raise, refundPayment: payments.refundOrder });
  const refunds = { ...placed.refunds, ...payOuts };
  return { cart, orders: { ...placed, refunds }, payments, testBank };
}

/**
 * The shop: pages, wire, jobs and commands use it and nothing else. Built top to bottom from the platform; what
 * must follow in another module is an event (`shop/events.ts`, `subscribers.ts`). Tests call this with their own
 * database.
 */
export function composeShop(deps: ComposeDeps) {
  const { db, clock } = deps;
  const { raise, subscribe } = createEvents();
  const settings = withSettingDependency(createSettings({ db, clock, checks: settingChecks, raise }));
  const media = createMedia(deps, raise);
  const content = composeContent(deps, { settings, findMedia: media.find, raise });
  const listing = composeListing(deps, { settings, content });
  const shipping = createShipping({ db, clock, zone: SHOP_TIME_ZONE, countTaken: countSlots });
  const addPictureTo = async (tx: DbOrTx, picture: NewPicture) => {
    const added = await media.add(tx, picture);
    return added.ok ? added.value : null;
  };
  const catalogue = composeCatalogue(deps, { settings, addPicture: addPictureTo, raise });
  const redirects = composeRedirects(deps, { catalogue, content });
  const promotions = composePromotions(deps, { settings, catalogue });
  const invoices = composeInvoices(deps, { settings, png: media.png });
  const giftCards = composeGiftCards(deps, { settings, raise });
  const { cart, orders, payments, testBank } = createOrdering(deps, {
    ...{ settings, invoices, promotions, shipping, giftCards, raise },
  });
  const backInStock = createBackInStock({ db, clock, statusOf: catalogue.statusOf, raise });
  const reviews = composeReviews(deps, {
    settings,
    catalogue,
    orders,
    raise,
    addPicture: addPictureTo,
    dropPicture: media.library.remove,
  });
  const forms = createShopForms(deps, { settings, raise });
  const newsletter = createNewsletter({ db, clock, signature: signatureWith(deps.secret), raise });
  const conversions = composeConversions(deps, { settings, orders, raise });
  const lists = composeShopperLists(deps, { catalogue, listing, orders, settings, raise });
  const shopping = { orders, reviews, backInStock, forms, newsletter, payments, conversions };
  const productSubscriptions = createSubscriptionOwners({ db, clock });
  const staff = composeStaff({ ...deps, push: composePush(deps, settings) });
  const personal = { ...shopping, ...lists, giftCards, productSubscriptions, promotions, staff };
  const customers = composeAccounts(deps, { cart, ...personal, raise });
  const ordering = {
    ...{ settings, cart, orders, payments, promotions, shipping, giftCards },
    ...{ content, customers, catalogue },
  };
  const checkout = composeCheckout(deps, { ...ordering, raise });
  const subscriptions = composeSubscriptions(deps, { ...ordering, checkout, raise });
  subscribe(
    subscribersOf({
      ...{ settings, catalogue, listing, backInStock, redirects, payments, newsletter },
      ...{ conversions, staff, giftCards, subscriptions },
      ...{ raise, queued: deps.queued },
    }),
  );
  const templates = composeTemplates(deps, { findMedia: media.find });
  const analytics = composeAnalytics(deps, { settings, orders });
  const popupFigures = composePopupFigures(deps, templates);
  const editing = composeEditing(deps, { settings, content });
  return {
    settings,
    media,
    trash: composeTrash(deps, { catalogue, media, content, shipping, design: editing.design }),
    listing,
    cart,
    shipping,
    promotions,
    catalogue,
    ...composeStock(deps, { raise }),
    backInStock,
    reviews,
    dataTransfer: composeDataTransfer(deps, {
      ...{ catalogue, reviews, customers, media, listing, giftCards, raise },
    }),
    content,
    ...editing,
    templates,
    popupFigures,
    abTests: composeAbTests(deps, { templates, popupFigures }),
    sharing: composeSharing(deps, { catalogue, content, settings }),
    search: composeSearch(deps, { listing, catalogue, content, analytics, zone: SHOP_TIME_ZONE }),
    forms,
    newsletter,
    ...lists,
    giftCards,
    consent: createConsent({ db, clock, settings: settings.all }),
    customers,
    redirects,
    staff,
    queue: deps.queue,
    analytics,
    conversions,
    orders,
    shipments: composeShipments(deps, { settings, png: media.png, raise }),
    invoices,
    mails: composeMails(deps, { settings, orders, invoices }),
    abandonedCarts: composeAbandonedCarts(deps, { settings, cart, orders, customers, raise }),
    payments,
    /** The test bank's pages and webhooks; in use only when a setting selects it. */
    testBank,
    checkout,
    subscriptions,
    /** Refreshes the listing of products whose texts changed without their product. */
    refreshListing: (ids: readonly ProductId[]): Promise<void> =>
      db.transaction().execute((tx) => listing.refreshProducts(tx, ids)),
  };
}

export type Shop = ReturnType<typeof composeShop>;
