import type {
  CartId,
  FormEntryId,
  MediaId,
  OrderId,
  ProductId,
  RefundId,
  StockRequestId,
} from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { cutPicture } from '#platform/files/cut-picture.ts';
import { filesBelow } from '#platform/files/files.ts';
import { inspectPicture } from '#platform/files/pictures.ts';
import { resizePicture } from '#platform/files/resize-picture.ts';
import { sanitise } from '#platform/html/sanitise.ts';
import type { Passwords } from '#platform/password.ts';
import type { QueueWatch } from '#platform/queue/watch.ts';
import { signatureWith } from '#platform/signature.ts';
import { createCart } from '#shop/cart';
import { createCatalogue } from '#shop/catalogue';
import type { WantedLetter } from '#shop/customers';
import { createForms } from '#shop/forms';
import { countLow, createInventory, noteShelves, readShelves, readStock, type Shelf } from '#shop/inventory';
import { createInvoices } from '#shop/invoices';
import type { createListing } from '#shop/listing';
import {
  addPicture,
  createLibrary,
  croppingOf,
  findMedia,
  findMediaByFile,
  type Media,
  makeNextSizes,
  type NewPicture,
  type PictureWords,
  saveWords,
} from '#shop/media';
import { countSlots, createOrders, type OrderNews } from '#shop/orders';
import { createPromotions } from '#shop/promotions';
import { createRestock } from '#shop/restock';
import { createSettings } from '#shop/settings';
import { createShipping } from '#shop/shipping';
import { composeAccounts } from './compose-accounts.ts';
import { composeCheckout } from './compose-checkout.ts';
import { composeExchange } from './compose-exchange.ts';
import {
  createOldAddresses,
  createShopListing,
  createShopSearch,
  createShopSharing,
  createTexts,
  followedSettings,
} from './compose-finding.ts';
import { composeMails, composeReminders } from './compose-mails.ts';
import { composePayments } from './compose-payments.ts';
import { createShopReviews } from './compose-reviews.ts';
import { composeStaff } from './compose-staff.ts';
import type { Config } from './config.ts';

export type ComposeNeeds = {
  db: Db;
  config: Config;
  clock: Clock;
  /** Work for later, as those see it who look after the shop. */
  queue: QueueWatch;
  /** Told in the transaction in which something happens to an order: what follows is queued there. */
  orderNews: (tx: DbOrTx, news: OrderNews) => Promise<void>;
  /** Told in the transaction that refunds: the money follows. */
  refundDue: (tx: DbOrTx, id: RefundId) => Promise<void>;
  /** Told in the transaction after which money that was only allowed is to be taken, or given up. */
  followDue: (tx: DbOrTx, id: OrderId) => Promise<void>;
  /** Told in the transaction that forgets a customer: their payment provider forgets them, too. */
  customerGone: (tx: DbOrTx, known: { provider: string; reference: string }) => Promise<void>;
  /** Told in the transaction that keeps a message to the shop. */
  messageKept: (tx: DbOrTx, id: FormEntryId) => Promise<void>;
  /** Told in the transaction in which somebody is to be reminded of a cart. */
  cartLeft: (tx: DbOrTx, id: CartId) => Promise<void>;
  /** Told in the transaction that brought back what somebody waits for. */
  stockReturned: (tx: DbOrTx, requests: readonly StockRequestId[]) => Promise<void>;
  /** Told in the transaction in which shelves fell to their threshold. */
  stockFell: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  /** Told in the transaction after which somebody with an account shall be written to. */
  letterWanted: (tx: DbOrTx, letter: WantedLetter) => Promise<void>;
  /** Told in the transaction after which somebody has to go on with an import. */
  importDue: (tx: DbOrTx, id: string) => Promise<void>;
  passwords: Passwords;
  /** Signs what goes out and comes back. */
  secret: string;
};

/** The shop's own time zone; days, sales and deliveries go by it. */
export const SHOP_ZONE = 'Asia/Dubai';

/** More products than this follow a changed name by the minute's job. */
const MOST_REFRESHED_AT_ONCE = 200;

function createMedia({ db, config }: ComposeNeeds, pictureReady: (id: MediaId) => Promise<void>) {
  const files = filesBelow(config.filesDir);
  const add = addPicture({ files, inspect: inspectPicture });
  const keep = (picture: NewPicture) => add(db, picture);
  return {
    /** Keeps a picture and gives its id; refuses what is too large or no picture. */
    add: (tx: DbOrTx, picture: NewPicture) => add(tx, picture),
    /** The same outside any transaction. */
    keep,
    /** Cuts parts out of pictures, and finds the whole behind one. */
    cropping: croppingOf({ db, files, keep, cut: cutPicture }),
    /** Pictures by id, in no order. */
    find: (ids: readonly number[]): Promise<Media[]> => findMedia(db, ids),
    /** Pictures by the file they are kept in, in no order. */
    findByFile: (names: readonly string[]): Promise<Media[]> => findMediaByFile(db, names),
    /** Every picture, where each is shown, and the way out for what nothing shows. */
    library: createLibrary({ db, files }),
    /** Keeps what the shop says about a picture; words left out stay. */
    describe: (id: MediaId, words: PictureWords): Promise<void> => saveWords(db, id, words),
    /** Makes the smaller copies of the next picture; false when all have them. */
    makeNextSizes: makeNextSizes({ db, files, resize: resizePicture, pictureReady }),
  };
}

type AroundGoods = Pick<
  Parameters<typeof createCatalogue>[0],
  'addPicture' | 'productsChanged' | 'manyChanged' | 'addressMoved'
> & { settings: ReturnType<typeof createSettings> };

/** The goods, and what staff do to them. */
function createGoods({ db, clock }: ComposeNeeds, { settings, ...around }: AroundGoods) {
  const read = { settings: settings.all, settingsWithin: settings.within, shelvesOf: readStock };
  return createCatalogue({ db, clock, zone: SHOP_ZONE, sanitise, ...read, ...around });
}

/** What visitors write to the shop. */
function createShopForms(
  { db, clock, secret, messageKept }: ComposeNeeds,
  settings: ReturnType<typeof createSettings>,
) {
  const keptDays = async () => (await settings.all())['shop.messagesKeptDays'];
  return createForms({ db, clock, keptDays, signature: signatureWith(secret), messageKept });
}

type ToldOfGoods = {
  catalogue: ReturnType<typeof createCatalogue>;
  listing: ReturnType<typeof createListing>;
  restock: ReturnType<typeof createRestock>;
  settings: ReturnType<typeof createSettings>;
};

/** Told in every transaction that changes goods or their stock. */
function tellOfGoods({ stockFell }: ComposeNeeds, { catalogue, listing, restock, settings }: ToldOfGoods) {
  return async (tx: DbOrTx, ids: readonly ProductId[]): Promise<void> => {
    const all = await catalogue.withBundles(tx, ids);
    await listing.refreshProducts(tx, all);
    await restock.tell(tx, all);
    const fallen = await noteShelves(tx, ids, (await settings.all(tx))['stock.lowAmount']);
    if (fallen.length > 0) await stockFell(tx, fallen);
  };
}

/**
 * The business: what pages, wire, jobs and commands reach it through, and nothing else. Built from what the machine
 * offers; tests call this with a database of their own.
 */
export function composeShop(needs: ComposeNeeds) {
  const { db, clock } = needs;
  const followed = followedSettings((tx, change) => catalogue.moveRange(tx, change));
  const settings = createSettings({ db, clock, followed });
  const addressMoved = (tx: DbOrTx, from: string, to: string): Promise<void> => redirects.moved(tx, from, to);
  const content = createTexts(needs, { settings, findMedia: (ids) => media.find(ids), addressMoved });
  const listing = createShopListing(needs, { settings, content });
  const media = createMedia(needs, listing.refreshPicture);
  const shipping = createShipping({ db, clock, zone: SHOP_ZONE, countTaken: countSlots });
  const addPictureTo = async (tx: DbOrTx, picture: NewPicture) => {
    const added = await media.add(tx, picture);
    return added.ok ? added.value : null;
  };
  const catalogue = createGoods(needs, {
    settings,
    addPicture: addPictureTo,
    productsChanged: (tx, ids) => productsChanged(tx, ids),
    addressMoved,
    manyChanged: (tx, ids) =>
      ids.length > MOST_REFRESHED_AT_ONCE ? listing.refreshLater(tx, ids) : listing.refreshProducts(tx, ids),
  });
  const redirects = createOldAddresses(needs, { catalogue, content });
  const promotions = createPromotions({
    db,
    clock,
    settings: settings.all,
    categoryTree: catalogue.categoryTree,
  });
  const invoices = createInvoices({ db, settings: settings.all, zone: SHOP_ZONE });
  const orders = createOrders({
    db,
    clock,
    settings: settings.all,
    invoices,
    promotions,
    offerDelivery: shipping.offer,
    holdSlot: shipping.hold,
    productsChanged: (tx, ids) => productsChanged(tx, ids),
    orderNews: needs.orderNews,
    refundDue: needs.refundDue,
    refundPayment: (payOut) => payments.refundOrder(payOut),
    paymentsFollow: (tx, id) => payments.noteMoved(tx, id),
  });
  const cart = createCart({
    db,
    clock,
    settings: settings.all,
    quotePromotions: promotions.quote,
    offerDelivery: shipping.offer,
    cartMoved: (tx, from, into) => payments.baskets.moved(tx, from, into),
  });
  const { payments, testBank } = composePayments(needs, { settings, orders, cart });
  const restock = createRestock({
    db,
    clock,
    statusOf: catalogue.statusOf,
    stockReturned: needs.stockReturned,
  });
  const productsChanged = tellOfGoods(needs, { catalogue, listing, restock, settings });
  const reviews = createShopReviews(needs, {
    settings,
    catalogue,
    orders,
    productsChanged,
    addPicture: addPictureTo,
  });
  const forms = createShopForms(needs, settings);
  const customers = composeAccounts(needs, { cart, orders, reviews, restock, forms, payments });
  return {
    settings,
    media,
    listing,
    cart,
    shipping,
    promotions,
    catalogue,
    inventory: createInventory({ db, clock, productsChanged }),
    restock,
    /** What stands on some shelves now, for those who fill them. */
    shelves: (ids: readonly number[]): Promise<Shelf[]> => readShelves(db, ids),
    /** How many shelves are low, and how many empty. */
    lowStock: async () => countLow(db, (await settings.all())['stock.lowAmount']),
    reviews,
    exchange: composeExchange(needs, { catalogue, reviews, customers, media, listing }),
    content,
    sharing: createShopSharing(needs, { catalogue, content, settings }),
    search: createShopSearch(needs, { listing, catalogue, content, zone: SHOP_ZONE }),
    forms,
    customers,
    redirects,
    staff: composeStaff(needs),
    queue: needs.queue,
    orders,
    invoices,
    mails: composeMails(needs, { settings, orders, invoices }),
    reminders: composeReminders(needs, { settings, cart, orders, customers }),
    payments,
    /** The test bank's own pages and messages; it takes part only where the settings name it. */
    testBank,
    checkout: composeCheckout(needs, {
      settings,
      cart,
      orders,
      payments,
      promotions,
      shipping,
      content,
      customers,
      productsChanged,
    }),
    /** Makes every product's listing anew; for texts that changed without their product. */
    refreshListing: (ids: readonly ProductId[]): Promise<void> =>
      db.transaction().execute((tx) => listing.refreshProducts(tx, ids)),
  };
}

export type Shop = ReturnType<typeof composeShop>;
