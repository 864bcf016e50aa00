import { inLanguage } from '#kernel/language.ts';
import { mailTextsIn } from '#messages';
import { mailLog } from '#platform/mail/log.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { signatureWith } from '#platform/signature.ts';
import { createAbandonedCarts } from '#shop/abandoned-carts';
import type { createCart } from '#shop/cart';
import type { createCustomers } from '#shop/customers';
import type { Raise } from '#shop/events.ts';
import type { Invoices } from '#shop/invoices';
import { createMails } from '#shop/mails';
import type { createOrders } from '#shop/orders';
import type { createSettings } from '#shop/settings';
import { toIdentity } from '#views/identity/to-identity.ts';
import type { ComposeDeps } from '../deps.ts';

type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  orders: ReturnType<typeof createOrders>;
  invoices: Invoices;
}>;

/** Mails, with the views that print them. */
export function composeMails(
  { db, clock, config }: Pick<ComposeDeps, 'db' | 'clock' | 'config'>,
  { settings, orders, invoices }: Modules,
) {
  const { publicUrl } = config;
  return createMails({
    db,
    clock,
    firstWords: (template, language) => mailTextsIn(language)[template],
    sender: async (language) => toIdentity(await settings.all(), language, publicUrl),
    // The mail renderer is loaded on demand.
    print: async (...mail) => (await import('#views/emails/print-mail.tsx')).printMail(...mail),
    printTaxDocument: (document, language) => invoices.print([document], language),
    log: mailLog(db),
    put: enqueueMail,
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

type AbandonedCartModules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  cart: ReturnType<typeof createCart>;
  orders: ReturnType<typeof createOrders>;
  customers: ReturnType<typeof createCustomers>;
  raise: Raise;
}>;

/** Builds the abandoned cart mails. */
export function composeAbandonedCarts(
  { db, clock, secret }: Pick<ComposeDeps, 'db' | 'clock' | 'secret'>,
  { settings, cart, orders, customers, raise }: AbandonedCartModules,
) {
  return createAbandonedCarts({
    db,
    clock,
    settings: settings.all,
    signature: signatureWith(secret),
    left: cart.left,
    findCustomer: customers.find,
    refuseOffers: customers.refuseOffers,
    hasOrderedSince: orders.hasOrderedSince,
    raise,
  });
}
