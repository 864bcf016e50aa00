import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withAdvisoryLock } from '#platform/database/advisory-lock.ts';
import type { Db } from '#platform/database/client.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import { folderTransport, smtpTransport } from '#platform/mail/transport.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { deleteEndedCounts } from '#platform/rate-limits/database-counts.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { writeAccountMail } from './account-mail.ts';
import { remindOfCart } from './cart-reminder.ts';
import { passMessageOn } from './contact-message.ts';
import { goOnWithImport } from './imports.ts';
import { JOBS } from './names.ts';
import { mailNewOrders, noteNewOrder } from './new-order-mails.ts';
import { tellOfOrder } from './order-mails.ts';
import { followPayments, forgetCustomer, sendRefund } from './order-money.ts';
import { tellOfLowStock, tellWaiting } from './stock-mails.ts';
import { startTestBank } from './test-bank.ts';

type Needs = { shop: Shop; db: Db; config: Config; queue: Queue };

const EVERY_MINUTE = '* * * * *';
const EVERY_FEW_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '17 * * * *';
/** Before the shop's people come. */
const EVERY_MORNING = '11 4 * * *';
const EVERY_NIGHT = '43 1 * * *';
/** Between two pictures the shop comes first. */
const REST_BETWEEN_PICTURES_MS = 40;

/** Who writes the mails that each kind of work asks for. */
function writersOf(needs: Needs): [name: string, write: (payload: object) => Promise<void>][] {
  return [
    [JOBS.orderNews, tellOfOrder(needs)],
    [JOBS.newOrder, noteNewOrder(needs)],
    [JOBS.contactMessage, passMessageOn(needs)],
    [JOBS.stockReturned, tellWaiting(needs)],
    [JOBS.stockFell, tellOfLowStock(needs)],
    [JOBS.accountMail, writeAccountMail(needs)],
    [JOBS.cartReminder, remindOfCart(needs)],
  ];
}

/** Starts all that happens later: mails, pictures, prices that change by themselves, forgotten carts. */
export async function startJobs(needs: Needs): Promise<{ stop: () => Promise<void> }> {
  const { shop, db, config, queue } = needs;
  const transport =
    config.smtpUrl === null ? folderTransport(join(config.dataDir, 'outbox')) : smtpTransport(config.smtpUrl);
  const from = async () => `Jamra <${(await shop.settings.all())['shop.email']}>`;
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
  for (const [name, write] of writersOf(needs))
    await queue.work(name, async (payload) => {
      await write(payload);
      await deliver();
    });
  await queue.work(JOBS.exchange, goOnWithImport(needs));
  await queue.work(JOBS.refund, sendRefund(needs));
  await queue.work(JOBS.followPayments, followPayments(needs));
  await queue.work(JOBS.forgetCustomer, forgetCustomer(needs));
  await queue.every(JOBS.expired, EVERY_MINUTE, async () => {
    await shop.orders.releaseExpired();
    await shop.orders.refunds.payOutWaiting();
  });
  await queue.every(JOBS.newOrders, EVERY_MINUTE, async () => {
    if (await mailNewOrders(needs)()) await deliver();
  });
  await queue.every(JOBS.mails, EVERY_MINUTE, async () => void (await deliver()));
  await queue.every(JOBS.cartsLeft, EVERY_FEW_MINUTES, async () => void (await shop.reminders.findDue()));
  await queue.every(JOBS.publishing, EVERY_MINUTE, async () => void (await shop.catalogue.edit.publishDue()));
  await queue.every(JOBS.prices, EVERY_MINUTE, async () => {
    await shop.listing.refreshDue();
    await shop.listing.foldMarks();
  });
  await queue.every(JOBS.carts, EVERY_HOUR, async () => {
    await shop.cart.forgetExpired();
    await shop.customers.forgetOld();
    await shop.staff.forgetOld();
    await shop.restock.forgetOld();
    await shop.forms.desk.forgetOld();
    await shop.exchange.forgetOld();
  });
  await queue.every(JOBS.rateLimits, EVERY_FEW_MINUTES, () => deleteEndedCounts(db));
  await queue.every(JOBS.words, EVERY_FEW_MINUTES, () =>
    withAdvisoryLock(db, JOBS.words, shop.listing.countTermsWhenDue),
  );
  await queue.every(JOBS.search, EVERY_NIGHT, async () => {
    await withAdvisoryLock(db, JOBS.words, shop.listing.countTerms);
    await shop.listing.tidyWords();
    await shop.search.forgetMissed();
  });
  await queue.every(JOBS.reconcile, EVERY_MORNING, async () => void (await shop.payments.reconcileAndKeep()));
  const testBank = startTestBank(needs);
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
