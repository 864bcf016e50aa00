import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Config, parseConfig } from '#composition/config.ts';
import { composeShop, type Shop } from '#composition/shop.ts';
import type { ImportOptions, SourceRow } from '#kernel/data-transfer/table-import.ts';
import type {
  CartId,
  CartToken,
  FormEntryId,
  OrderId,
  ProductId,
  RefundId,
  StockRequestId,
  SubscriberId,
} from '#kernel/ids.ts';
import { parsePrice } from '#kernel/money.ts';
import type { Db } from '#platform/database/client.ts';
import type { Passwords } from '#platform/password.ts';
import type { CartOwner } from '#shop/cart';
import type { OrderEmailDue, RenewalEmailDue, RequestedEmail, ShopEvents } from '#shop/events.ts';

/** A shop on a test's database, with a folder of its own and a clock that tests can move. */
export type TestShop = {
  shop: Shop;
  config: Config;
  db: Db;
  time: { now: Date };
  /** Emails about orders that are due, and refunds whose money has to be sent. */
  news: OrderEmailDue[];
  refundsDue: RefundId[];
  /** Orders whose payments have to be captured or voided. */
  followsDue: OrderId[];
  /** Customers that a payment provider has to delete. */
  customersGone: { provider: string; reference: string }[];
  messages: FormEntryId[];
  formsSent: ShopEvents['FormSent'][];
  /** Due webhook calls, by id. */
  webhooks: number[];
  /** Due conversion events, by id. */
  conversions: number[];
  /** Unpaid orders that were cancelled. */
  cancelled: OrderId[];
  /** Subscribers with a due email. */
  subscriptions: SubscriberId[];
  /** Due emails about subscriptions. */
  renewalMails: RenewalEmailDue[];
  /** Stock requests that are due, and products that fell to their low stock threshold. */
  returned: StockRequestId[];
  fallen: ProductId[];
  /** Due account emails, and how often a password was hashed or compared. */
  letters: RequestedEmail[];
  /** Abandoned carts whose owners are reminded. */
  left: CartId[];
  /** Accounts with a due wishlist email. */
  wishlistMails: ShopEvents['WishlistEmailDue'][];
  /** Due cleaning reminders. */
  cleanings: ShopEvents['CleaningDue'][];
  /** Imports with work left. */
  importsDue: string[];
  /** Erasures that imports have to apply. */
  importErasures: ShopEvents['ImportErasureDue'][];
  /** Gift cards with a due email. */
  giftCardsDue: ShopEvents['GiftCardDue'][];
  hashes: { count: number };
};

export function aShop(db: Db, environment: Record<string, string> = {}): TestShop {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const config = parseConfig({ DATA_DIR: folder, PUBLIC_URL: 'http://shop.test', ...environment });
  const time = { now: new Date('2026-11-21T10:00:00+04:00') };
  const news: OrderEmailDue[] = [];
  const refundsDue: RefundId[] = [];
  const followsDue: OrderId[] = [];
  const customersGone: TestShop['customersGone'] = [];
  const messages: FormEntryId[] = [];
  const formsSent: TestShop['formsSent'] = [];
  const webhooks: number[] = [];
  const conversions: number[] = [];
  const cancelled: OrderId[] = [];
  const subscriptions: SubscriberId[] = [];
  const renewalMails: RenewalEmailDue[] = [];
  const returned: StockRequestId[] = [];
  const fallen: ProductId[] = [];
  const letters: RequestedEmail[] = [];
  const left: CartId[] = [];
  const wishlistMails: TestShop['wishlistMails'] = [];
  const cleanings: TestShop['cleanings'] = [];
  const importsDue: string[] = [];
  const importErasures: TestShop['importErasures'] = [];
  const giftCardsDue: TestShop['giftCardsDue'] = [];
  const hashes = { count: 0 };
  const shop = composeShop({
    db,
    config,
    clock: () => time.now,
    queue: { counts: async () => [], failed: async () => [], retry: async () => false },
    queued: {
      OrderEmailDue: async (_tx, one) => void news.push(one),
      RefundDue: async (_tx, { refundId }) => void refundsDue.push(refundId),
      CustomerErased: async (_tx, known) => void customersGone.push(known),
      CaptureDue: async (_tx, { orderId }) => void followsDue.push(orderId),
      BackInStock: async (_tx, { requests }) => void returned.push(...requests),
      StockFell: async (_tx, { ids }) => void fallen.push(...ids),
      SubscriptionRequested: async (_tx, { id }) => void subscriptions.push(id),
      SubscriptionConfirmed: async (_tx, { id }) => void subscriptions.push(id),
      RenewalEmailDue: async (_tx, due) => void renewalMails.push(due),
      ConversionDue: async (_tx, { id }) => void conversions.push(id),
      SaleCancelled: async (_tx, { orderId }) => void cancelled.push(orderId),
      WebhookDue: async (_tx, { id }) => void webhooks.push(id),
      FormSent: async (_tx, sent) => void formsSent.push(sent),
      MessageReceived: async (_tx, { id }) => void messages.push(id),
      CartAbandoned: async (_tx, { cartId }) => void left.push(cartId),
      WishlistEmailDue: async (_tx, due) => void wishlistMails.push(due),
      CleaningDue: async (_tx, due) => void cleanings.push(due),
      EmailRequested: async (_tx, letter) => void letters.push(letter),
      ImportDue: async (_tx, { id }) => void importsDue.push(id),
      ImportErasureDue: async (_tx, due) => void importErasures.push(due),
      GiftCardDue: async (_tx, one) => void giftCardsDue.push(one),
    },
    passwords: countedPasswords(hashes),
    secret: 'a secret of the tests, long enough',
  });
  return {
    shop,
    config,
    db,
    time,
    news,
    refundsDue,
    followsDue,
    customersGone,
    messages,
    formsSent,
    webhooks,
    conversions,
    cancelled,
    subscriptions,
    renewalMails,
    returned,
    fallen,
    letters,
    left,
    wishlistMails,
    cleanings,
    importsDue,
    importErasures,
    giftCardsDue,
    hashes,
  };
}

/** A quick stand-in for password hashing that counts: equally many hashes take equally long. */
function countedPasswords(hashes: { count: number }): Passwords {
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  return {
    hash: async (password) => {
      hashes.count += 1;
      return digest(password);
    },
    matches: async (hashed, password) => {
      hashes.count += 1;
      return hashed === digest(password);
    },
  };
}

/** Rows of a product file, by header; lines count from 2. */
export async function* rowsOf(rows: readonly Record<string, string>[]): AsyncGenerator<SourceRow> {
  for (const [index, row] of rows.entries()) {
    const headers = Object.fromEntries(Object.keys(row).map((name) => [name.toLowerCase(), name]));
    const cells = Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));
    yield { line: index + 2, cells, headers };
  }
}

export const PLAIN_IMPORT: ImportOptions = {
  dryRun: false,
  strict: false,
  readPicture: async () => null,
  onProgress: () => undefined,
};

type SimpleProduct = {
  sku: string;
  price?: string;
  stock?: number;
  category?: string;
  more?: Record<string, string>;
};

/** Imports one simple product. @returns its id */
export async function aProduct(
  { shop, db }: TestShop,
  { sku, price = '25.00', stock, category = 'Accessories', more = {} }: SimpleProduct,
): Promise<ProductId> {
  if (parsePrice(price) === null) throw new Error(`no price: ${price}`);
  const row = {
    Type: 'simple',
    SKU: sku,
    Name: sku,
    'Regular price': price,
    Stock: stock === undefined ? '' : String(stock),
    Categories: category,
    ...more,
  };
  await shop.catalogue.importProducts(rowsOf([row]), PLAIN_IMPORT);
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return product.id;
}

export async function levelOf({ db }: TestShop, sku: string): Promise<number> {
  const row = await db
    .selectFrom('stock_level')
    .innerJoin('product', 'product.id', 'stock_level.product_id')
    .select('quantity')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.quantity;
}

/** The owner of the cart that this token opens. */
export function by(token: CartToken): CartOwner {
  return { token, actionId: null };
}

/** A visitor without a cart. */
export const NO_CART: CartOwner = { token: null, actionId: null };
