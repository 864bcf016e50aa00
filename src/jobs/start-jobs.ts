import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import type { Db } from '#platform/database/client.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import { folderTransport, smtpTransport } from '#platform/mail/transport.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { deleteEndedCounts } from '#platform/rate-limits/database-counts.ts';
import { mailContactMessage } from './contact-message.ts';
import { planConversions, sendConversion } from './conversions.ts';
import { mailFormEntry } from './form-entry.ts';
import { continueImport, forgetInImport } from './imports.ts';
import { writeAccountMail } from './mails/account-mail.ts';
import { mailAbandonedCart } from './mails/cart-reminder.ts';
import { mailCleaning } from './mails/cleaning-mail.ts';
import { fromAddress } from './mails/from-address.ts';
import { mailGiftCard } from './mails/gift-card-mail.ts';
import { mailNewOrders, noteNewOrder } from './mails/new-order-mails.ts';
import { mailOrderEvent } from './mails/order-mails.ts';
import { mailRenewal } from './mails/renewal-mails.ts';
import { mailBackInStock, mailLowStock } from './mails/stock-mails.ts';
import { mailWishlist } from './mails/wishlist-mail.ts';
import { JOBS } from './names.ts';
import { followPayments, forgetCustomer, sendRefund } from './order-money.ts';
import { mailNotifications } from './staff/staff-notifications.ts';
import { pushNewOrders, pushNotifications, sendPush } from './staff/staff-pushes.ts';
import { mailSubscription } from './subscription.ts';
import { startTestBank } from './test-bank.ts';
import { callWebhook } from './webhook.ts';

type Deps = { shop: Shop; db: Db; config: Config; queue: Queue };

const EVERY_MINUTE = '* * * * *';
const EVERY_FEW_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '17 * * * *';
/** Before office hours. */
const EVERY_MORNING = '11 4 * * *';
const EVERY_NIGHT = '43 1 * * *';
/** Several, so that an unresponsive push service delays few other messages. */
const PUSHES_AT_ONCE = 20;
/** Pause between pictures, to leave the processor to requests. */
const REST_BETWEEN_PICTURES_MS = 40;

/** The handler of each mail job. */
function writersOf(deps: Deps): [name: string, write: (payload: object) => Promise<void>][] {
  return [
    [JOBS.orderNews, mailOrderEvent(deps)],
    [JOBS.newOrder, noteNewOrder(deps, pushNewOrders(deps))],
    [JOBS.contactMessage, mailContactMessage(deps)],
    [JOBS.formEntry, mailFormEntry(deps)],
    [JOBS.subscription, mailSubscription(deps)],
    [JOBS.stockReturned, mailBackInStock(deps)],
    [JOBS.stockFell, mailLowStock(deps)],
    [JOBS.accountMail, writeAccountMail(deps)],
    [JOBS.cartReminder, mailAbandonedCart(deps)],
    [JOBS.wishlistMail, mailWishlist(deps)],
    [JOBS.cleaningMail, mailCleaning(deps)],
    [JOBS.giftCard, mailGiftCard(deps)],
    [JOBS.renewalMail, mailRenewal(deps)],
  ];
}

/** What is deleted when its time is over. */
function cleanUps(shop: Shop): (() => Promise<unknown>)[] {
  return [
    () => shop.cart.forgetExpired(),
    () => shop.customers.forgetOld(),
    () => shop.staff.forgetOld(),
    () => shop.backInStock.forgetOld(),
    () => shop.forms.staff.forgetOld(),
    () => shop.newsletter.forgetOld(),
    () => shop.wishlist.forgetOld(),
    () => shop.reviews.forgetOld(),
    () => shop.consent.forgetOld(),
    () => shop.trash.removeExpired(),
    () => shop.dataTransfer.forgetOld(),
    () => shop.analytics.forgetOld(),
    () => shop.conversions.forgetOld(),
    () => shop.conversions.resume(),
  ];
}

/** Runs every step, also after one that failed. @throws AggregateError with all faults, at the end */
async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${steps.length} steps failed`);
}

/** Starts the background jobs: mails, pictures, scheduled prices, cleanup. */
export async function startJobs(deps: Deps): Promise<{ stop: () => Promise<void> }> {
  const { shop, db, config, queue } = deps;
  const transport =
    config.smtpUrl === null ? folderTransport(join(config.dataDir, 'outbox')) : smtpTransport(config.smtpUrl);
  const from = async () => fromAddress(await shop.settings.all());
  const deliver = deliverMails({ db, transport, from });
  let isStopping = false;
  let pictures: Promise<void> | null = null;
  const makePictures = (): Promise<void> => {
    const makeAll = async () => {
      while (!isStopping && (await shop.media.makeNextSizes())) await wait(REST_BETWEEN_PICTURES_MS);
    };
    pictures ??= withAdvisoryLock(db, JOBS.pictures, makeAll).finally(() => {
      pictures = null;
    });
    return pictures;
  };
  for (const [name, write] of writersOf(deps))
    await queue.work(name, async (payload) => {
      await write(payload);
      await deliver();
    });
  await queue.work(JOBS.dataTransfer, continueImport(deps));
  await queue.work(JOBS.forgetInImport, forgetInImport(deps));
  await queue.work(JOBS.push, sendPush(deps), { atOnce: PUSHES_AT_ONCE });
  await queue.work(JOBS.webhook, callWebhook(deps));
  await queue.work(JOBS.conversions, planConversions(deps));
  await queue.work(JOBS.conversion, sendConversion(deps));
  await queue.work(JOBS.refund, sendRefund(deps));
  await queue.work(JOBS.followPayments, followPayments(deps));
  await queue.work(JOBS.forgetCustomer, forgetCustomer(deps));
  await queue.every(JOBS.expired, EVERY_MINUTE, async () => {
    await shop.orders.releaseExpired();
    await shop.orders.refunds.payOutWaiting();
  });
  await queue.every(JOBS.newOrders, EVERY_MINUTE, async () => {
    if (await mailNewOrders(deps)()) await deliver();
  });
  await queue.every(JOBS.staffNotifications, EVERY_MINUTE, async () => {
    if (await mailNotifications(deps)()) await deliver();
  });
  await queue.every(JOBS.pushes, EVERY_MINUTE, () => runAll([pushNewOrders(deps), pushNotifications(deps)]));
  await queue.every(JOBS.mails, EVERY_MINUTE, async () => void (await deliver()));
  await queue.every(
    JOBS.cartsLeft,
    EVERY_FEW_MINUTES,
    async () => void (await shop.abandonedCarts.findDue()),
  );
  await queue.every(JOBS.wishlists, EVERY_HOUR, () =>
    withAdvisoryLock(db, JOBS.wishlists, async () => void (await shop.wishlist.mails.findDue())),
  );
  await queue.every(JOBS.giftCardsDue, EVERY_FEW_MINUTES, async () => void (await shop.giftCards.queueDue()));
  await queue.every(JOBS.renewals, EVERY_FEW_MINUTES, () =>
    runAll([shop.subscriptions.noticeDue, shop.subscriptions.renewDue, shop.subscriptions.chargeDue]),
  );
  await queue.every(JOBS.publishing, EVERY_MINUTE, async () => void (await shop.catalogue.edit.publishDue()));
  await queue.every(JOBS.importsSilent, EVERY_MINUTE, () =>
    runAll([shop.dataTransfer.resume, shop.catalogue.listInterrupted]),
  );
  await queue.every(JOBS.prices, EVERY_MINUTE, async () => {
    await shop.listing.refreshDue();
    await shop.listing.maintainBitmaps();
  });
  await queue.every(JOBS.carts, EVERY_HOUR, () => runAll(cleanUps(shop)));
  await queue.every(JOBS.rateLimits, EVERY_FEW_MINUTES, () => deleteEndedCounts(db));
  await queue.every(JOBS.words, EVERY_FEW_MINUTES, () =>
    withAdvisoryLock(db, JOBS.words, shop.listing.countTermsWhenDue),
  );
  await queue.every(JOBS.search, EVERY_NIGHT, async () => {
    await withAdvisoryLock(db, JOBS.words, shop.listing.countTerms);
    await shop.listing.tidyWords();
    await shop.search.forgetMissed();
  });
  await queue.every(JOBS.analytics, EVERY_FEW_MINUTES, () =>
    withAdvisoryLock(db, JOBS.analytics, shop.analytics.rollUp),
  );
  await queue.every(JOBS.editorDrafts, EVERY_NIGHT, async () => {
    await shop.editorDrafts.forgetOld();
    await shop.previewLinks.forgetOld();
    await shop.orders.drafts.forgetOld();
  });
  await queue.every(JOBS.cleanings, EVERY_MORNING, async () => void (await shop.devices.findDue()));
  await queue.every(JOBS.reconcile, EVERY_MORNING, async () => void (await shop.payments.reconcileAndKeep()));
  const issueMissing = () =>
    withAdvisoryLock(db, JOBS.missingDocuments, async () => void (await shop.orders.refunds.issueMissing()));
  await queue.every(JOBS.missingDocuments, EVERY_NIGHT, issueMissing);
  const testBank = startTestBank(deps);
  await queue.every(JOBS.pictures, EVERY_MINUTE, makePictures);
  void makePictures().catch(() => undefined);
  return {
    stop: async () => {
      isStopping = true;
      await testBank.stop();
      await pictures;
    },
  };
}
