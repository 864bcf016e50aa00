import type { Emirate } from '#kernel/address/emirate.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { FormEntry } from '#shop/forms';
import type { ListedStock } from '#shop/inventory';
import type { Picture } from '#shop/media';
import type { Order, Refund, ReturnLine } from '#shop/orders';
import type { AccountTemplate, MailWords, OrderTemplate } from './rules/templates.ts';

type EmailedRefund = Pick<Refund, 'total' | 'toGiftCards' | 'isByHand'>;

export type OrderEmail = Readonly<{
  template: OrderTemplate;
  order: Order;
  /** The order's page for its customer. */
  orderUrl: string;
  /** Null in mails about no refund. */
  refund: EmailedRefund | null;
  /** Number of the attached document; null without one. */
  documentLabel: string | null;
  /** Bank details, in lines; empty for none. */
  account: string;
  /** A note or reason written by staff; empty for none. */
  said: string;
  /** What is returned or refunded; empty in other mails. */
  returned: readonly ReturnLine[];
}>;

export type AccountEmailFacts = Readonly<{
  template: AccountTemplate;
  /** Empty when unknown. */
  name: string;
  href: string;
}>;

export type BackInStockEmail = Readonly<{
  template: 'back-in-stock';
  product: string;
  /** Null for a product without one. */
  picture: Picture | null;
  productUrl: string;
  forgetUrl: string;
}>;

export type GiftCardEmail = Readonly<{
  /** To the buyer if the recipient was erased. */
  template: 'gift-card' | 'gift-card-to-buyer';
  /** Who gets the mail. */
  name: string;
  sender: string;
  message: string;
  /** In groups of four. */
  code: string;
  balance: Money;
  /** Null: never. */
  expiresAt: Date | null;
  /** The page that shows the balance. */
  balanceUrl: string;
  shopUrl: string;
}>;

export type CartEmail = Readonly<{
  template: 'abandoned-cart';
  /** Empty when unknown. */
  name: string;
  lines: readonly Readonly<{ name: string; quantity: number; total: Money | null }>[];
  /** Opens the cart on any device. */
  cartUrl: string;
  /** One-click unsubscribe. */
  stopUrl: string;
}>;

export type WishlistEmail = Readonly<{
  template: 'wishlist-changes';
  /** Empty when unknown. */
  name: string;
  lines: readonly Readonly<{
    name: string;
    href: string;
    /** The price now; null where it is not pointed out. */
    price: Money | null;
    /** How much less that is than when it was saved; null unless it is. */
    cheaper: Money | null;
    isBack: boolean;
  }>[];
  wishlistUrl: string;
  /** One-click unsubscribe. */
  stopUrl: string;
}>;

export type CleaningEmail = Readonly<{
  template: 'device-cleaning';
  /** Empty when unknown. */
  name: string;
  device: string;
  /** The account's devices. */
  href: string;
  /** One-click unsubscribe. */
  stopUrl: string;
}>;

export type InvitationEmail = Readonly<{
  template: 'staff-invitation';
  /** The inviting staff member. */
  inviter: string;
  /** Code of the role. */
  role: string;
  /** The name of a custom role; null for a built-in one. */
  ownName: string | null;
  /** The single-use invitation link. */
  href: string;
}>;

/** A new order as the packing staff see it; no personal data. */
export type NewOrder = Readonly<{
  id: OrderId;
  total: Money;
  lines: readonly Readonly<{ name: Localized; quantity: number }>[];
  /** Null for an imported order without one. */
  emirate: Emirate | null;
  /** Code of the payment method. */
  paymentMethod: string;
  /** The order in the back office. */
  href: string;
}>;

export type NewOrdersEmail = Readonly<{
  template: 'new-order' | 'new-orders';
  newOrders: readonly NewOrder[];
  /** All orders in the back office. */
  ordersUrl: string;
}>;

/** What a member of staff is notified of; `kind` and `subject` as the notification has them. */
export type NotificationsEmail = Readonly<{
  template: 'staff-notifications';
  /** The back office. */
  adminUrl: string;
  notifications: readonly Readonly<{
    kind: string;
    subject: string;
    count: number;
    href: string;
  }>[];
}>;

export type SubscriptionEmail = Readonly<{
  template: 'subscription-confirm' | 'subscription-welcome';
  /** The page that confirms; the shop in the mail after it. */
  href: string;
  /** One-click unsubscribe. */
  stopUrl: string;
}>;

/** About the next order of a subscription, or its end. */
export type RenewalEmail = Readonly<{
  template: 'renewal-notice' | 'renewal-failed' | 'renewal-paused' | 'renewal-cancelled';
  /** Of the subscription. */
  number: string;
  name: string;
  /** Null without a next order. */
  nextOn: Date | null;
  lines: readonly Readonly<{
    name: string;
    quantity: number;
    unitPrice: Money;
    /** The price per piece of the last order, where it differs. */
    before: Money | null;
    total: Money;
    /** Code of why it cannot be ordered; empty when it can. */
    problem: string;
    /** The most that can be ordered; null for no limit. */
    maximum: number | null;
  }>[];
  /** Null when no order is announced, or when it cannot be placed. */
  sums: Readonly<Record<'delivery' | 'fee' | 'discount' | 'total', Money>> | null;
  /** Code of what failed, or of why the announced order cannot be placed; empty for none. */
  problem: string;
  /** Whether an order that cannot be placed is tried again. */
  isRetried: boolean;
  /** Pays the order; empty for none. */
  payUrl: string;
  subscriptionUrl: string;
}>;

/** A mail with its facts. */
export type MailContent =
  | OrderEmail
  | AccountEmailFacts
  | BackInStockEmail
  | GiftCardEmail
  | CartEmail
  | WishlistEmail
  | CleaningEmail
  | InvitationEmail
  | NewOrdersEmail
  | NotificationsEmail
  | Readonly<{ template: 'low-stock'; shelves: readonly ListedStock[] }>
  | Readonly<{ template: 'contact-message' | 'form-entry'; entry: FormEntry }>
  /** To the sender: without the typed texts, so that the form cannot send texts to strangers. */
  | Readonly<{ template: 'form-received' }>
  | SubscriptionEmail
  | RenewalEmail;

/** The sender, shown above and below every mail. */
export type MailSender = Readonly<{
  name: string;
  /** On one line; empty when not configured. */
  address: string;
  phone: string;
  email: string;
  /** The shop's URL without trailing slash. */
  publicUrl: string;
  /** The shop's own logo, by its file below `/media/`; null: its name is shown. */
  logo: Readonly<{ light: Readonly<{ file: string; widthPx: number; heightPx: number }> | null }>;
}>;

/** A rendered mail. */
export type PrintedMail = Readonly<{ subject: string; html: string; plain: string }>;

export type PrintMail = (
  letter: MailContent,
  dress: Readonly<{ language: Language; words: MailWords; sender: MailSender }>,
) => Promise<PrintedMail>;
