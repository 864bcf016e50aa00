import { randomUUID } from 'node:crypto';
import { JOBS } from '#jobs/names.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { createBackInStock } from '#shop/back-in-stock';
import type { createCatalogue } from '#shop/catalogue';
import type { createConversions } from '#shop/conversions';
import type { Raise, Subscriber, Subscribers } from '#shop/events.ts';
import type { GiftCards } from '#shop/gift-cards';
import { recordLowStock } from '#shop/inventory';
import type { createListing } from '#shop/listing';
import type { createNewsletter } from '#shop/newsletter';
import { findOrder, isNewOrder } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createRedirects } from '#shop/redirects';
import type { createSettings } from '#shop/settings';
import type { createStaff } from '#shop/staff';
import type { createSubscriptions } from '#shop/subscriptions';

/** Events that become background jobs when the transaction commits. */
type QueuedEvent =
  | 'BackInStock'
  | 'CaptureDue'
  | 'CartAbandoned'
  | 'CleaningDue'
  | 'ConversionDue'
  | 'CustomerErased'
  | 'EmailRequested'
  | 'FormSent'
  | 'GiftCardDue'
  | 'ImportDue'
  | 'ImportErasureDue'
  | 'MessageReceived'
  | 'OrderEmailDue'
  | 'RefundDue'
  | 'RenewalEmailDue'
  | 'SaleCancelled'
  | 'StockFell'
  | 'SubscriptionRequested'
  | 'SubscriptionConfirmed'
  | 'WebhookDue'
  | 'WishlistEmailDue';

export type QueuedEvents = { readonly [Name in QueuedEvent]: Subscriber<Name> };

/** Queues the job of each event in the transaction that raised it. */
export function queuedEvents(queue: Pick<Queue, 'enqueue'>): QueuedEvents {
  return {
    BackInStock: (tx, event) => queue.enqueue(tx, JOBS.stockReturned, event),
    CaptureDue: (tx, event) => queue.enqueue(tx, JOBS.followPayments, event),
    CleaningDue: (tx, event) => queue.enqueue(tx, JOBS.cleaningMail, event),
    CartAbandoned: (tx, event) => queue.enqueue(tx, JOBS.cartReminder, event),
    ConversionDue: (tx, event) => queue.enqueue(tx, JOBS.conversion, event),
    CustomerErased: (tx, event) => queue.enqueue(tx, JOBS.forgetCustomer, event),
    EmailRequested: (tx, event) => queue.enqueue(tx, JOBS.accountMail, event),
    FormSent: (tx, { id, mailTo, isConfirmed }) =>
      queue.enqueue(tx, JOBS.formEntry, { entryId: id, mailTo, isConfirmed }),
    GiftCardDue: (tx, event) => queue.enqueue(tx, JOBS.giftCard, event),
    ImportDue: (tx, event) => queue.enqueue(tx, JOBS.dataTransfer, event),
    ImportErasureDue: (tx, event) => queue.enqueue(tx, JOBS.forgetInImport, event),
    MessageReceived: (tx, { id }) => queue.enqueue(tx, JOBS.contactMessage, { entryId: id }),
    OrderEmailDue: async (tx, news) => {
      await queue.enqueue(tx, JOBS.orderNews, news);
      if (!isNewOrder(news)) return;
      const order = { orderId: news.orderId };
      await queue.enqueue(tx, JOBS.newOrder, order);
      await queue.enqueue(tx, JOBS.conversions, order);
    },
    RefundDue: async (tx, event) => {
      await queue.enqueue(tx, JOBS.refund, event);
      await queue.enqueue(tx, JOBS.conversions, event);
    },
    RenewalEmailDue: (tx, event) => queue.enqueue(tx, JOBS.renewalMail, event),
    SaleCancelled: (tx, { orderId }) => queue.enqueue(tx, JOBS.conversions, { orderId, isCancelled: true }),
    WebhookDue: (tx, { id }) => queue.enqueue(tx, JOBS.webhook, { id }),
    SubscriptionRequested: (tx, { id }) => queue.enqueue(tx, JOBS.subscription, { id }),
    SubscriptionConfirmed: (tx, { id }) => queue.enqueue(tx, JOBS.subscription, { id }),
    WishlistEmailDue: (tx, event) => queue.enqueue(tx, JOBS.wishlistMail, event),
    StockFell: (tx, { ids }) => queue.enqueue(tx, JOBS.stockFell, { products: ids, at: Date.now() }),
  };
}

type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  catalogue: ReturnType<typeof createCatalogue>;
  listing: ReturnType<typeof createListing>;
  backInStock: ReturnType<typeof createBackInStock>;
  redirects: ReturnType<typeof createRedirects>;
  payments: ReturnType<typeof createPayments>;
  newsletter: ReturnType<typeof createNewsletter>;
  conversions: ReturnType<typeof createConversions>;
  staff: Pick<ReturnType<typeof createStaff>, 'notifications'>;
  giftCards: Pick<GiftCards, 'issue'>;
  subscriptions: ReturnType<typeof createSubscriptions>;
  raise: Raise;
  queued: QueuedEvents;
}>;

/** Changes of a term with more products than this are handled by a job. */
const MOST_REFRESHED_AT_ONCE = 200;

/** Listings, back-in-stock requests and the low stock threshold follow every product change. */
function productSubscribers({ settings, catalogue, listing, backInStock, raise }: Modules) {
  const onProductsChanged: Subscriber<'ProductsChanged'> = async (tx, { ids }) => {
    const all = await catalogue.withBundles(tx, ids);
    await listing.refreshProducts(tx, all);
    await backInStock.notify(tx, all);
    const fallen = await recordLowStock(tx, ids, (await settings.all(tx))['stock.lowAmount']);
    if (fallen.length > 0) await raise(tx, 'StockFell', { ids: fallen });
  };
  const onTermsChanged: Subscriber<'TermsChanged'> = (tx, { ids }) =>
    ids.length > MOST_REFRESHED_AT_ONCE ? listing.refreshLater(tx, ids) : listing.refreshProducts(tx, ids);
  return { ProductsChanged: [onProductsChanged], TermsChanged: [onTermsChanged] };
}

/** Events that staff are notified of, besides new orders and failed jobs. */
function staffSubscribers({ staff }: Modules) {
  const { note } = staff.notifications;
  const onEmailDue: Subscriber<'OrderEmailDue'> = async (tx, email) => {
    if (email.kind !== 'return-asked') return;
    const { orderId, returnId } = email;
    await note(tx, {
      kind: 'return-requested',
      key: `return-${returnId}`,
      subject: String(orderId),
      count: 1,
    });
  };
  const onPaymentFailed: Subscriber<'PaymentFailed'> = (tx, { paymentId, orderId }) =>
    note(tx, { kind: 'payment-failed', key: `payment-${paymentId}`, subject: String(orderId), count: 1 });
  const onReview: Subscriber<'ReviewPending'> = (tx, { id }) =>
    note(tx, { kind: 'review-pending', key: `review-${id}`, subject: String(id), count: 1 });
  const onMessage: Subscriber<'MessageReceived' | 'FormSent'> = (tx, { id }) =>
    note(tx, { kind: 'message-received', key: `message-${id}`, subject: String(id), count: 1 });
  const onStockFell: Subscriber<'StockFell'> = (tx, { ids }) =>
    note(tx, { kind: 'low-stock', key: `stock-${randomUUID()}`, subject: '', count: ids.length });
  const onMentioned: Subscriber<'StaffMentioned'> = async (tx, { orderId, eventId, staffIds }) => {
    for (const staffId of staffIds) {
      const key = `mention-${eventId}-${staffId}`;
      await note(tx, { kind: 'mentioned', key, subject: String(orderId), count: 1, staffId });
    }
  };
  return { onEmailDue, onPaymentFailed, onReview, onMessage, onStockFell, onMentioned };
}

/** The subscribers of every event. */
export function subscribersOf(modules: Modules): Subscribers {
  const { catalogue, listing, redirects, payments, newsletter, conversions } = modules;
  const { giftCards, subscriptions, queued } = modules;
  const notify = staffSubscribers(modules);
  return {
    ...productSubscribers(modules),
    PaymentFailed: [notify.onPaymentFailed],
    ReviewPending: [notify.onReview],
    StaffMentioned: [notify.onMentioned],
    PictureResized: [(_tx, { id }) => listing.refreshPicture(id)],
    AddressMoved: [(tx, { from, to }) => redirects.moved(tx, from, to)],
    SettingChanged: [
      async (tx, { key, was, now }) => {
        if (key === 'catalogue.listingPrefix' && was[key] !== now[key])
          await catalogue.moveRange(tx, { was, now });
      },
    ],
    PaymentsDue: [(tx, { orderId }) => payments.scheduleCapture(tx, orderId)],
    CartMerged: [(tx, { from, into }) => payments.baskets.moved(tx, from, into)],
    BackInStock: [queued.BackInStock],
    ConversionDue: [queued.ConversionDue],
    OrderPlaced: [(tx, { orderId, attribution }) => conversions.remember(tx, orderId, attribution)],
    OrderPaid: [
      async (tx, { orderId }) => {
        const order = await findOrder(tx, orderId);
        if (order !== null) await giftCards.issue(tx, order);
      },
    ],
    GiftCardDue: [queued.GiftCardDue],
    SaleCancelled: [queued.SaleCancelled],
    CaptureDue: [queued.CaptureDue],
    CartAbandoned: [queued.CartAbandoned],
    CleaningDue: [queued.CleaningDue],
    CustomerErased: [queued.CustomerErased],
    EmailRequested: [queued.EmailRequested],
    FormSent: [
      queued.FormSent,
      notify.onMessage,
      async (tx, { subscription }) => {
        if (subscription !== null) await newsletter.subscribe(tx, subscription);
      },
    ],
    WebhookDue: [queued.WebhookDue],
    SubscriptionRequested: [queued.SubscriptionRequested],
    SubscriptionConfirmed: [queued.SubscriptionConfirmed],
    ImportDue: [queued.ImportDue],
    ImportErasureDue: [queued.ImportErasureDue],
    MessageReceived: [queued.MessageReceived, notify.onMessage],
    OrderMoved: [
      async (tx, { orderId, to }) => {
        if (to === 'confirmed') await subscriptions.confirmed(tx, orderId);
        if (to === 'cancelled') await subscriptions.cancelled(tx, orderId);
      },
    ],
    OrderEmailDue: [queued.OrderEmailDue, notify.onEmailDue],
    PlansOrdered: [subscriptions.ordered],
    RenewalEmailDue: [queued.RenewalEmailDue],
    RefundDue: [queued.RefundDue],
    StockFell: [queued.StockFell, notify.onStockFell],
    WishlistEmailDue: [queued.WishlistEmailDue],
  };
}
