import { nationalNumber } from '#kernel/address/phone.ts';
import type { OrderId } from '#kernel/ids.ts';
import { exactPattern } from '#kernel/text/exact-pattern.ts';
import { personPattern, type Reachable } from '#kernel/text/person-pattern.ts';
import type { Tx } from '#platform/database/client.ts';
import { forgetInTexts } from '#platform/database/free-texts/forget-in-texts.ts';
import { forgetInOrderMails, forgetInTypedMails } from '#platform/mail/forget-in-mails.ts';
import { deleteMailsByKey, deleteMailsOf } from '#platform/mail/outbox.ts';
import { deleteJobsWithEmail } from '#platform/queue/job-erasure.ts';
import type { createBackInStock } from '#shop/back-in-stock';
import type { createCart } from '#shop/cart';
import type { createConversions } from '#shop/conversions';
import { accountNames, accountPhones, type Person, type PersonalData } from '#shop/customers';
import type { forgetImports } from '#shop/data-transfer';
import type { createForms } from '#shop/forms';
import { type GiftCards, giftCardMailKey, readGiftCardDetails, recipientText } from '#shop/gift-cards';
import type { createNewsletter } from '#shop/newsletter';
import type { createOrders } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createPromotions } from '#shop/promotions';
import type { createRegisteredDevices } from '#shop/registered-devices';
import type { createReviews } from '#shop/reviews';
import type { createStaff } from '#shop/staff';
import type { createSubscriptionOwners } from '#shop/subscriptions';
import type { createWishlist } from '#shop/wishlist';

type Modules = {
  forgetImports: ReturnType<typeof forgetImports>;
  orders: Pick<
    ReturnType<typeof createOrders>,
    'ofPerson' | 'forgetPerson' | 'forgetRecipients' | 'phonesAmong' | 'namesAmong' | 'drafts'
  >;
  cart: Pick<ReturnType<typeof createCart>, 'forgetPerson' | 'forgetRecipients'>;
  promotions: Pick<ReturnType<typeof createPromotions>, 'forgetUsers' | 'forgetEmails'>;
  staff: Pick<ReturnType<typeof createStaff>, 'auditLog'>;
  reviews: ReturnType<typeof createReviews>;
  backInStock: ReturnType<typeof createBackInStock>;
  forms: ReturnType<typeof createForms>;
  newsletter: ReturnType<typeof createNewsletter>;
  payments: ReturnType<typeof createPayments>;
  conversions: ReturnType<typeof createConversions>;
  wishlist: ReturnType<typeof createWishlist>;
  devices: ReturnType<typeof createRegisteredDevices>;
  giftCards: Pick<GiftCards, 'ofPerson' | 'forgetPerson' | 'markUnsent'>;
  productSubscriptions: ReturnType<typeof createSubscriptionOwners>;
};

/** Whose orders a person's are. */
const orderPerson = ({ id: customerId, guestId, verifiedEmails: guestEmails }: Person) => ({
  customerId,
  guestId,
  guestEmails,
});

/** Several persons may share a phone; it identifies a person only if they have no email. */
const onlyPhones = ({ emails, phones }: Person) => (emails.length === 0 ? phones : []);

const accountsOf = ({ id, mergedIds }: Person) => [...(id === null ? [] : [id]), ...mergedIds];

const draftPerson = (person: Person) => ({
  customerIds: accountsOf(person),
  emails: person.emails,
  phones: onlyPhones(person),
});

async function collectByEmail(modules: Modules, emails: readonly string[]) {
  const { reviews, backInStock, forms, newsletter, giftCards } = modules;
  const all = async <T>(read: (email: string) => Promise<readonly T[]>): Promise<T[]> =>
    (await Promise.all(emails.map(read))).flat();
  return {
    reviews: await all(reviews.ofPerson),
    stockRequests: await all(backInStock.ofPerson),
    messages: await all(forms.ofPerson),
    subscriptions: await all(newsletter.ofPerson),
    giftCards: await all(giftCards.ofPerson),
  };
}

/** What hangs on an account; a guest has none of it. */
async function collectOfAccount(modules: Modules, { id }: Person) {
  if (id === null) return {};
  const { payments, wishlist, devices, productSubscriptions } = modules;
  return {
    cards: await payments.savedCards.list(id),
    wishlist: await wishlist.ofPerson(id),
    wishlistMails: await wishlist.mailsOfPerson(id),
    devices: await devices.ofPerson(id),
    productSubscriptions: await productSubscriptions.ofPerson(id),
  };
}

async function eraseOfAccount(modules: Modules, tx: Tx, { id }: Person): Promise<void> {
  if (id === null) return;
  const { payments, wishlist, devices, productSubscriptions } = modules;
  await payments.savedCards.forget(tx, id);
  await wishlist.forgetPerson(tx, id);
  await devices.forgetPerson(tx, id);
  await productSubscriptions.forgetPerson(tx, id);
}

/**
 * Erases gift cards that a person received or gave, with their mails. Unsent mails are rendered again without the
 * person's data.
 */
async function eraseGiftCards(giftCards: Modules['giftCards'], tx: Tx, email: string): Promise<void> {
  const keys = new Map((await giftCards.forgetPerson(tx, email)).map((id) => [giftCardMailKey(id), id]));
  const waiting = await deleteMailsByKey(tx, [...keys.keys()]);
  await giftCards.markUnsent(
    tx,
    waiting.flatMap((key) => keys.get(key) ?? []),
  );
}

async function eraseByEmail(modules: Modules, tx: Tx, { emails }: Person): Promise<void> {
  const { reviews, backInStock, forms, newsletter, giftCards } = modules;
  for (const email of emails) {
    await eraseGiftCards(giftCards, tx, email);
    await reviews.forgetPerson(tx, email);
    await backInStock.forgetPerson(tx, email);
    await forms.forgetPerson(tx, email);
    await newsletter.forgetPerson(tx, email);
  }
  await deleteMailsOf(tx, emails);
  await deleteJobsWithEmail(tx, emails);
}

/** Phones by which texts name the person alone. */
async function unsharedPhones(
  tx: Tx,
  orders: Modules['orders'],
  { person, phones }: { person: Person; phones: readonly string[] },
): Promise<string[]> {
  const others = new Set([
    ...(await accountPhones(tx, phones, accountsOf(person))),
    ...(await orders.phonesAmong(tx, phones)),
  ]);
  return [...new Set(phones)].filter((phone) => !others.has(nationalNumber(phone)));
}

/** Full names by which texts name the person alone. */
async function unsharedNames(tx: Tx, orders: Modules['orders'], person: Person): Promise<string[]> {
  const others = new Set([
    ...(await accountNames(tx, person.names, accountsOf(person))),
    ...(await orders.namesAmong(tx, person.names)),
  ]);
  return person.names.filter((name) => !others.has(name));
}

/** Gift cards that others bought for the person, in their orders and carts and in the mails about them. */
async function eraseAsRecipient({ orders, cart }: Modules, tx: Tx, { emails }: Person): Promise<void> {
  const lines = await orders.forgetRecipients(tx, emails);
  const inCarts = (await cart.forgetRecipients(tx, emails)).map(readGiftCardDetails);
  const inMails = exactPattern(inCarts.map(recipientText));
  if (inMails !== null) await forgetInTypedMails(tx, inMails);
  const inOrders = exactPattern(lines.flatMap(({ texts }) => texts));
  const orderIds = lines.map(({ orderId }) => orderId);
  if (inOrders !== null) await forgetInOrderMails(tx, inOrders, orderIds);
}

/** What others typed about them. */
async function eraseNamed(
  { reviews }: Modules,
  tx: Tx,
  { person, orderIds }: { person: Reachable; orderIds: readonly OrderId[] },
): Promise<void> {
  await reviews.eraseInReplies(tx, person);
  const pattern = personPattern(person);
  if (pattern === null) return;
  await forgetInOrderMails(tx, pattern, await forgetInTexts(tx, person, orderIds));
  await forgetInTypedMails(tx, pattern);
}

/**
 * What other modules store about a person; orders are retained by law, everything else is deleted with the account, and their traces
 * in the activity log.
 */
export function personalData(modules: Modules): PersonalData {
  const { orders, cart, promotions, conversions, staff } = modules;
  return {
    collect: async (person) => {
      const theirs = await orders.ofPerson(orderPerson(person));
      return {
        orders: theirs,
        ...(await collectByEmail(modules, person.emails)),
        ...(await collectOfAccount(modules, person)),
        orderDrafts: await orders.drafts.ofPerson(draftPerson(person)),
        conversions: await conversions.ofOrders(theirs.map(({ id }) => id)),
      };
    },
    erase: async (tx, person) => {
      const theirs = await orders.forgetPerson(tx, orderPerson(person));
      const orderIds = theirs.map(({ id }): OrderId => id);
      await conversions.forget(tx, orderIds);
      await orders.drafts.forgetPerson(tx, draftPerson(person));
      const { id: customerId, emails } = person;
      const phones = await unsharedPhones(tx, orders, {
        person,
        phones: [...person.phones, ...theirs.map(({ phone }) => phone)],
      });
      const known = { emails, phones, names: await unsharedNames(tx, orders, person) };
      await eraseAsRecipient(modules, tx, person);
      await eraseNamed(modules, tx, { person: known, orderIds });
      await promotions.forgetUsers(tx, orderIds);
      await promotions.forgetEmails(tx, emails);
      await cart.forgetPerson(tx, { customerId, emails, phones: onlyPhones(person) });
      await eraseOfAccount(modules, tx, person);
      await eraseByEmail(modules, tx, person);
      await staff.auditLog.forgetPerson(tx, {
        customerIds: accountsOf(person),
        orderIds,
        ...known,
      });
      await modules.forgetImports(tx, { emails, phones });
    },
  };
}
