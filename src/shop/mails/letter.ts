import type { Emirate } from '#kernel/emirate.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { FormEntry } from '#shop/forms';
import type { Shelf } from '#shop/inventory';
import type { Order } from '#shop/orders';
import type { AccountTemplate, MailWords, OrderTemplate } from './templates.ts';

export type OrderLetter = Readonly<{
  template: OrderTemplate;
  order: Order;
  /** Where its shopper sees it. */
  orderUrl: string;
  /** What goes back; null in mails that are not about that. */
  refunded: Money | null;
  /** The number of the paper that is attached; null when there is none. */
  paper: string | null;
  /** Where a transfer goes, in lines; empty for none. */
  account: string;
  /** What somebody of the shop wrote: a note, or why not; empty for nothing. */
  said: string;
}>;

export type AccountLetterFacts = Readonly<{
  template: AccountTemplate;
  /** Empty when nobody has said. */
  name: string;
  href: string;
}>;

export type BackInStockLetter = Readonly<{
  template: 'back-in-stock';
  product: string;
  productUrl: string;
  forgetUrl: string;
}>;

export type CartLetter = Readonly<{
  template: 'abandoned-cart';
  /** Empty when nobody has said. */
  name: string;
  lines: readonly Readonly<{ name: string; quantity: number; total: Money | null }>[];
  /** Opens the cart on any device. */
  cartUrl: string;
  /** Ends these mails by one click. */
  stopUrl: string;
}>;

export type InvitationLetter = Readonly<{
  template: 'staff-invitation';
  /** Who invites. */
  inviter: string;
  /** Code of the role that waits for them. */
  role: string;
  /** Where they join; good once. */
  href: string;
}>;

/** A new order, as those read of it who pack it: nothing of who ordered. */
export type NewOrder = Readonly<{
  id: OrderId;
  total: Money;
  lines: readonly Readonly<{ name: Localized; quantity: number }>[];
  /** Null for an order brought in with an address of its own form. */
  emirate: Emirate | null;
  /** Code of the payment method. */
  paymentMethod: string;
  /** Where staff open it. */
  href: string;
}>;

export type NewOrdersLetter = Readonly<{
  template: 'new-order' | 'new-orders';
  newOrders: readonly NewOrder[];
}>;

/** One mail, with everything it tells. */
export type MailLetter =
  | OrderLetter
  | AccountLetterFacts
  | BackInStockLetter
  | CartLetter
  | InvitationLetter
  | NewOrdersLetter
  | Readonly<{ template: 'low-stock'; shelves: readonly Shelf[] }>
  | Readonly<{ template: 'contact-message'; entry: FormEntry }>;

/** Who writes: what stands above and below every mail. */
export type MailSender = Readonly<{
  name: string;
  /** On one line; empty when the shop has said nothing. */
  address: string;
  phone: string;
  email: string;
  /** The shop's own address, without a slash at the end. */
  publicUrl: string;
}>;

/** A mail as it goes out. */
export type PrintedMail = Readonly<{ subject: string; html: string; plain: string }>;

export type PrintMail = (
  letter: MailLetter,
  dress: Readonly<{ language: Language; words: MailWords; sender: MailSender }>,
) => Promise<PrintedMail>;
