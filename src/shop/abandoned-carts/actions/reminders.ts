import { type CartToken, parseCartId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Tx } from '#platform/database/client.ts';
import type { AbandonedCart, Cart, CartLine, ChangedCart } from '#shop/cart';
import type { ReminderDeps } from '../deps.ts';
import { type Agreed, linksOf } from '../rules/link.ts';

/** The recipient, and the consent it is based on. */
type Reminded = Readonly<{ email: string; name: string; language: Language; agreed: Agreed }>;

/** The content of an abandoned cart email. */
export type Reminder = Readonly<{
  /** Emails with the same key are sent once. */
  key: string;
  email: string;
  name: string;
  language: Language;
  lines: readonly CartLine[];
  /** Signed tokens of the links. */
  cartLink: string;
  stopLink: string;
}>;

/** Carts untouched for longer than this get no email. */
const RECENT_MS = 3 * DAY_MS;
const AT_ONCE = 100;

/** The recipient for a cart; null without consent. */
async function remindedOf(
  { findCustomer }: ReminderDeps,
  { id, customerId, guest }: AbandonedCart,
): Promise<Reminded | null> {
  const customer = customerId === null ? null : await findCustomer(customerId);
  if (customer !== null && customer.consent !== null && customer.verifiedAt !== null) {
    const { email, firstName: name, language } = customer;
    return { email, name, language, agreed: { kind: 'customer', id: customer.id } };
  }
  return guest === null ? null : { ...guest, agreed: { kind: 'cart', id } };
}

/** The lines an email may mention: tobacco may not be advertised. */
function named(cart: Cart | null): CartLine[] {
  return (cart?.lines ?? []).filter(({ product, problem }) => product.class !== 'tobacco' && problem === '');
}

/** Queues an email if the owner consented and has not ordered since. @returns whether it was queued */
async function remind(
  deps: ReminderDeps,
  tx: Tx,
  { cart, remindedAddresses }: { cart: AbandonedCart; remindedAddresses: Set<string> },
): Promise<boolean> {
  const reminded = await remindedOf(deps, cart);
  if (reminded === null) return false;
  await deps.left.markReminded(tx, cart.id);
  const address = reminded.email.toLowerCase();
  if (remindedAddresses.has(address)) return false;
  remindedAddresses.add(address);
  if (await deps.hasOrderedSince(reminded.email, cart.leftAt)) return false;
  await deps.raise(tx, 'CartAbandoned', { cartId: cart.id });
  return true;
}

/**
 * Finds abandoned carts and queues one email each, with consent and unless the owner has ordered meanwhile.
 *
 * @returns the number of emails
 */
export function remindAbandoned(deps: ReminderDeps) {
  const { db, clock } = deps;
  return async (): Promise<number> => {
    const { enabled, hours } = (await deps.settings())['cart.reminder'];
    if (!enabled) return 0;
    const before = new Date(clock().getTime() - hours * HOUR_MS);
    const since = new Date(before.getTime() - RECENT_MS);
    return db.transaction().execute(async (tx) => {
      const left = await deps.left.lock(tx, { since, before, limit: AT_ONCE });
      // A customer with two carts gets one email, about the older cart.
      const remindedAddresses = new Set<string>();
      let count = 0;
      for (const cart of left) if (await remind(deps, tx, { cart, remindedAddresses })) count += 1;
      return count;
    });
  };
}

/**
 * The content of the email at the time it is written; null when the cart was ordered, emptied or restored
 * meanwhile.
 */
export function reminderOf(deps: ReminderDeps) {
  const links = linksOf(deps.signature);
  return async (value: unknown): Promise<Reminder | null> => {
    const id = parseCartId(value);
    const cart = id === null ? null : await deps.left.find(id);
    if (cart === null) return null;
    const reminded = await remindedOf(deps, cart);
    const lines = named(await deps.left.read(cart.id));
    if (reminded === null || lines.length === 0) return null;
    if (await deps.hasOrderedSince(reminded.email, cart.leftAt)) return null;
    const { agreed, ...who } = reminded;
    const key = `abandoned-cart-${cart.id}-${cart.remindedAt?.getTime() ?? 0}`;
    return { key, ...who, lines, cartLink: links.toCart(cart.id), stopLink: links.toStop(agreed) };
  };
}

/** Withdraws the consent. @returns false for an invalid link */
export function withdrawConsent({ signature, left, refuseOffers }: ReminderDeps) {
  const { readStop } = linksOf(signature);
  return async (signed: string): Promise<boolean> => {
    const agreed = readStop(signed);
    if (agreed === null) return false;
    await (agreed.kind === 'customer' ? refuseOffers(agreed.id) : left.withdrawAgreement(agreed.id));
    return true;
  };
}

/** What a link would open, and whether this browser already has that cart. */
export type LinkedCart = Readonly<{ isOwn: boolean; lines: readonly CartLine[] }>;

/** Shows the cart of a link without changing anything. @returns null for an invalid link or a deleted cart */
export function previewByLink({ signature, left }: ReminderDeps) {
  const { readCart } = linksOf(signature);
  return async (signed: string, token: CartToken | null): Promise<LinkedCart | null> => {
    const id = readCart(signed);
    const cart = id === null ? null : await left.read(id);
    if (id === null || cart === null) return null;
    return { isOwn: await left.isOf(token, id), lines: cart.lines };
  };
}

/** Opens a link's cart in this browser. @returns null for an invalid link or a deleted cart */
export function openByLink({ signature, left }: ReminderDeps) {
  const { readCart } = linksOf(signature);
  return async (signed: string, token: CartToken | null): Promise<ChangedCart | null> => {
    const id = readCart(signed);
    return id === null ? null : left.bringBack(token, id);
  };
}
