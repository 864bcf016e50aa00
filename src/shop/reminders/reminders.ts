import { type CartId, type CartToken, type CustomerId, parseCartId } from '#kernel/ids.ts';
import { type Clock, DAY_MS, HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Db, DbOrTx, Tx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import type { Cart, CartLine, ChangedCart, LeftCart } from '#shop/cart';
import type { Customer } from '#shop/customers';
import type { ReadSettings } from '#shop/settings';
import { type Agreed, linksOf } from './link.ts';

export type ReminderNeeds = Readonly<{
  db: Db;
  clock: Clock;
  settings: ReadSettings;
  signature: Signature;
  left: Readonly<{
    lock: (tx: Tx, span: { since: Instant; before: Instant; limit: number }) => Promise<LeftCart[]>;
    find: (id: CartId) => Promise<LeftCart | null>;
    read: (id: CartId) => Promise<Cart | null>;
    isOf: (token: CartToken | null, id: CartId) => Promise<boolean>;
    markReminded: (tx: Tx, id: CartId) => Promise<void>;
    withdrawAgreement: (id: CartId) => Promise<void>;
    bringBack: (token: CartToken | null, from: CartId) => Promise<ChangedCart | null>;
  }>;
  findCustomer: (id: CustomerId) => Promise<Customer | null>;
  refuseOffers: (id: CustomerId) => Promise<void>;
  hasOrderedSince: (email: string, since: Instant) => Promise<boolean>;
  /** Told in the transaction in which somebody is to be reminded. */
  cartLeft: (tx: DbOrTx, cartId: CartId) => Promise<void>;
}>;

/** Who is reminded, and by which agreement. */
type Reminded = Readonly<{ email: string; name: string; language: Language; agreed: Agreed }>;

/** What a mail about a cart tells. */
export type Reminder = Readonly<{
  /** Two with the same key are one. */
  key: string;
  email: string;
  name: string;
  language: Language;
  lines: readonly CartLine[];
  /** What the links carry. */
  cartLink: string;
  stopLink: string;
}>;

/** Older carts were left before anybody could be reminded of them. */
const RECENT_MS = 3 * DAY_MS;
const AT_ONCE = 100;

/** Who may be written to about a cart; null when nobody has agreed. */
async function remindedOf(
  { findCustomer }: ReminderNeeds,
  { id, customerId, guest }: LeftCart,
): Promise<Reminded | null> {
  const customer = customerId === null ? null : await findCustomer(customerId);
  if (customer !== null && customer.consent !== null && customer.verifiedAt !== null) {
    const { email, firstName: name, language } = customer;
    return { email, name, language, agreed: { kind: 'customer', id: customer.id } };
  }
  return guest === null ? null : { ...guest, agreed: { kind: 'cart', id } };
}

/** Tobacco is advertised to nobody: neither is anybody reminded of it. */
function named(cart: Cart | null): CartLine[] {
  return (cart?.lines ?? []).filter(({ goods, problem }) => goods.class !== 'tobacco' && problem === '');
}

/** Has the owner of a cart written to, where they agreed and have not ordered since. @returns whether they are */
async function remind(
  needs: ReminderNeeds,
  tx: Tx,
  { cart, told }: { cart: LeftCart; told: Set<string> },
): Promise<boolean> {
  const reminded = await remindedOf(needs, cart);
  if (reminded === null) return false;
  await needs.left.markReminded(tx, cart.id);
  const address = reminded.email.toLowerCase();
  if (told.has(address)) return false;
  told.add(address);
  if (await needs.hasOrderedSince(reminded.email, cart.leftAt)) return false;
  await needs.cartLeft(tx, cart.id);
  return true;
}

/**
 * Finds the carts that were left long enough ago, and has each one's owner written to: once, with their agreement, and not
 * when they have ordered meanwhile.
 *
 * @returns how many are to be reminded
 */
export function remindOfLeft(needs: ReminderNeeds) {
  const { db, clock } = needs;
  return async (): Promise<number> => {
    const { enabled, hours } = (await needs.settings())['cart.reminder'];
    if (!enabled) return 0;
    const before = new Date(clock().getTime() - hours * HOUR_MS);
    const since = new Date(before.getTime() - RECENT_MS);
    return db.transaction().execute(async (tx) => {
      const left = await needs.left.lock(tx, { since, before, limit: AT_ONCE });
      // Somebody with two carts is written to about the one that was left first.
      const told = new Set<string>();
      let count = 0;
      for (const cart of left) if (await remind(needs, tx, { cart, told })) count += 1;
      return count;
    });
  };
}

/** What there is to tell about a cart when the mail is written; null when it was bought, emptied or taken back meanwhile. */
export function reminderOf(needs: ReminderNeeds) {
  const links = linksOf(needs.signature);
  return async (value: unknown): Promise<Reminder | null> => {
    const id = parseCartId(value);
    const cart = id === null ? null : await needs.left.find(id);
    if (cart === null) return null;
    const reminded = await remindedOf(needs, cart);
    const lines = named(await needs.left.read(cart.id));
    if (reminded === null || lines.length === 0) return null;
    if (await needs.hasOrderedSince(reminded.email, cart.leftAt)) return null;
    const { agreed, ...who } = reminded;
    const key = `abandoned-cart-${cart.id}-${cart.remindedAt?.getTime() ?? 0}`;
    return { key, ...who, lines, cartLink: links.toCart(cart.id), stopLink: links.toStop(agreed) };
  };
}

/** Takes an agreement back. @returns false when the link is not ours */
export function stopReminders({ signature, left, refuseOffers }: ReminderNeeds) {
  const { readStop } = linksOf(signature);
  return async (signed: string): Promise<boolean> => {
    const agreed = readStop(signed);
    if (agreed === null) return false;
    await (agreed.kind === 'customer' ? refuseOffers(agreed.id) : left.withdrawAgreement(agreed.id));
    return true;
  };
}

/** What a link would open, and whether this browser has that very cart. */
export type LinkedCart = Readonly<{ isOwn: boolean; lines: readonly CartLine[] }>;

/** Looks at the cart of a link and changes nothing. @returns null when the link is not ours, or the cart is gone */
export function lookByLink({ signature, left }: ReminderNeeds) {
  const { readCart } = linksOf(signature);
  return async (signed: string, token: CartToken | null): Promise<LinkedCart | null> => {
    const id = readCart(signed);
    const cart = id === null ? null : await left.read(id);
    if (id === null || cart === null) return null;
    return { isOwn: await left.isOf(token, id), lines: cart.lines };
  };
}

/** Opens a cart in the browser that has its link. @returns null when the link is not ours, or the cart is gone */
export function openByLink({ signature, left }: ReminderNeeds) {
  const { readCart } = linksOf(signature);
  return async (signed: string, token: CartToken | null): Promise<ChangedCart | null> => {
    const id = readCart(signed);
    return id === null ? null : left.bringBack(token, id);
  };
}
