import type { CartId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { inLanguage } from '#kernel/language.ts';
import { mailTextsIn } from '#messages';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { mailLog } from '#platform/mail/log.ts';
import { putMail } from '#platform/mail/outbox.ts';
import { signatureWith } from '#platform/signature.ts';
import type { createCart } from '#shop/cart';
import type { createCustomers } from '#shop/customers';
import type { Invoices } from '#shop/invoices';
import { createMails } from '#shop/mails';
import type { createOrders } from '#shop/orders';
import { createReminders } from '#shop/reminders';
import type { createSettings } from '#shop/settings';
import { toIdentity } from '#views/identity/to-identity.ts';
import type { Config } from './config.ts';

type Needs = Readonly<{ db: Db; clock: Clock; config: Config }>;
type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  orders: ReturnType<typeof createOrders>;
  invoices: Invoices;
}>;

/** Mails, with the views that print them. */
export function composeMails({ db, clock, config }: Needs, { settings, orders, invoices }: Modules) {
  const { publicUrl } = config;
  return createMails({
    db,
    clock,
    firstWords: (template, language) => mailTextsIn(language)[template],
    sender: async (language) => toIdentity(await settings.all(), language, publicUrl),
    // What prints is loaded when there is something to print.
    print: async (...mail) => (await import('#views/emails/print-mail.tsx')).printMail(...mail),
    printPaper: async (...paper) => (await import('#views/paper/print-paper.ts')).printPaper(...paper),
    log: mailLog(db),
    put: putMail,
    findDocument: invoices.find,
    orders: {
      publicUrl,
      findOrder: orders.find,
      documentsOf: invoices.of,
      refundsOf: orders.refunds.of,
      returnsOf: orders.returns.of,
      eventsOf: orders.timeline,
      transferAccount: async (language) =>
        inLanguage((await settings.all())['payments.transfer'].account, language),
    },
  });
}

type ReminderNeeds = Readonly<{
  db: Db;
  clock: Clock;
  secret: string;
  cartLeft: (tx: DbOrTx, id: CartId) => Promise<void>;
}>;
type AroundReminders = Readonly<{
  settings: ReturnType<typeof createSettings>;
  cart: ReturnType<typeof createCart>;
  orders: ReturnType<typeof createOrders>;
  customers: ReturnType<typeof createCustomers>;
}>;

/** Reminders of carts that were left. */
export function composeReminders(
  { db, clock, secret, cartLeft }: ReminderNeeds,
  { settings, cart, orders, customers }: AroundReminders,
) {
  return createReminders({
    db,
    clock,
    settings: settings.all,
    signature: signatureWith(secret),
    left: cart.left,
    findCustomer: customers.find,
    refuseOffers: customers.refuseOffers,
    hasOrderedSince: orders.hasOrderedSince,
    cartLeft,
  });
}
