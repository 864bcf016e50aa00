import type {
  CartId,
  CustomerId,
  FormEntryId,
  GiftCardId,
  MediaId,
  OrderId,
  PaymentId,
  ProductId,
  RefundId,
  RegisteredDeviceId,
  ReturnId,
  ReviewId,
  StaffId,
  StockRequestId,
  SubscriberId,
  SubscriptionId,
} from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Attribution } from './conversions/rules/attribution.ts';
import type { OrderStatus } from './orders/rules/order-status.ts';
import type { SettingKey, Settings } from './settings/rules/definitions/definitions.ts';

/** Order emails to the customer; each kind once per order, refund, note or return. */
export type OrderEmailDue = Readonly<{ orderId: OrderId }> &
  (
    | {
        kind:
          | 'received'
          | 'confirmed'
          | 'packed'
          | 'shipped'
          | 'out-for-delivery'
          | 'delivered'
          | 'cancelled';
      }
    /** Issued, and sent by a person. */
    | { kind: 'refunded' | 'refund-sent'; refundId: RefundId }
    | { kind: 'note' | 'payment-due'; eventId: number }
    | { kind: 'return-asked' | 'return-approved' | 'return-refused' | 'return-received'; returnId: ReturnId }
  );

/** An account email, without secrets; never reveals whether an address is registered. */
export type RequestedEmail = Readonly<{ id: string }> &
  (
    | {
        kind: 'register';
        email: string;
        language: Language;
        registration: { firstName: string; lastName: string; wantsOffers: boolean; source: string };
      }
    | { kind: 'reset'; email: string; language: Language }
    | { kind: 'invite'; customerId: CustomerId }
    | { kind: 'email'; email: string; customerId: CustomerId }
    | { kind: 'email-changed'; email: string; customerId: CustomerId }
    | { kind: 'password-changed'; customerId: CustomerId }
    | { kind: 'deleted'; email: string; language: Language; name: string }
  );

/** A newsletter subscription requested by a form; `consent` is the sentence as shown. */
export type RequestedSubscription = Readonly<{
  email: string;
  list: string;
  language: Language;
  consent: string;
  source: string;
}>;

/** A line of an order that is to be ordered again. */
export type PlannedLine = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  options: Readonly<Record<string, string>>;
  quantity: number;
  unitMinor: number;
  weeks: number;
}>;

/** An email about a subscription; the same key is sent once. */
export type RenewalEmailDue = Readonly<{
  kind: 'renewal-notice' | 'renewal-failed' | 'renewal-paused' | 'renewal-cancelled';
  subscriptionId: SubscriptionId;
  key: string;
  /** Code of what went wrong; empty for nothing. */
  problem: string;
  /** The order to pay; null for none. */
  orderId: OrderId | null;
}>;

/** All events with their payload. */
export type ShopEvents = {
  /** Prices, texts, pictures, reviews or stock of products changed. */
  ProductsChanged: { ids: readonly ProductId[] };
  /** A category, attribute or tag of these products changed; possibly of all products. */
  TermsChanged: { ids: readonly ProductId[] };
  /** Products fell to their low stock threshold. */
  StockFell: { ids: readonly ProductId[] };
  /** Stock requests that can be fulfilled. */
  BackInStock: { requests: readonly StockRequestId[] };
  /** The resized copies of a picture exist. */
  PictureResized: { id: MediaId };
  /** A page's path changed; the old one redirects. */
  AddressMoved: { from: string; to: string };
  SettingChanged: { key: SettingKey; was: Settings; now: Settings };
  /** A shopper placed an order, or placed the unpaid one of the same cart again. */
  OrderPlaced: { orderId: OrderId; attribution: Attribution };
  /** An order got another status, or was placed as confirmed. */
  OrderMoved: { orderId: OrderId; to: OrderStatus };
  /** An order has these lines to order again; without any when it had some before. */
  PlansOrdered: { orderId: OrderId; lines: readonly PlannedLine[] };
  RenewalEmailDue: RenewalEmailDue;
  OrderEmailDue: OrderEmailDue;
  /** An order was cancelled before anything was paid. */
  SaleCancelled: { orderId: OrderId };
  /** A payment was declined, not cancelled by the shopper. */
  PaymentFailed: { paymentId: PaymentId; orderId: OrderId };
  /** A review waits for approval. */
  ReviewPending: { id: ReviewId };
  /** Authorized payments of an order may have to be captured or voided. */
  PaymentsDue: { orderId: OrderId };
  /** Authorized payments of an order are to be captured or voided now. */
  CaptureDue: { orderId: OrderId };
  /** All of an order is paid. */
  OrderPaid: { orderId: OrderId };
  /** The mail of a gift card is due; `isAgain`: staff resend it. */
  GiftCardDue: { id: GiftCardId; isAgain: boolean };
  /** A refund is to be sent to the provider. */
  RefundDue: { refundId: RefundId };
  /** A note of an order mentions members of the staff. */
  StaffMentioned: { orderId: OrderId; eventId: number; staffIds: readonly StaffId[] };
  /** A cart was merged into another and will be deleted. */
  CartMerged: { from: CartId; into: CartId };
  /** An abandoned cart email is due. */
  CartAbandoned: { cartId: CartId };
  /** A customer with a provider account was erased. */
  CustomerErased: { provider: string; reference: string };
  EmailRequested: RequestedEmail;
  /** A message of the contact form. */
  MessageReceived: { id: FormEntryId };
  /**
   * An entry of a form; `mailTo` receives a mail about it ('' for the shop's address, null for none), `isConfirmed`:
   * the sender gets one.
   */
  FormSent: {
    id: FormEntryId;
    mailTo: string | null;
    isConfirmed: boolean;
    /** The subscription of a sender who consented; null for others. */
    subscription: RequestedSubscription | null;
  };
  /** A webhook is to be called with an entry. */
  WebhookDue: { id: number };
  /** A newsletter subscription was requested and must be confirmed. */
  SubscriptionRequested: { id: SubscriberId };
  SubscriptionConfirmed: { id: SubscriberId };
  /** An account that wants emails has products on its wishlist that got cheaper or are back in stock. */
  WishlistEmailDue: {
    customerId: CustomerId;
    changes: readonly Readonly<{ productId: ProductId; isCheaper: boolean; isBack: boolean }>[];
    /** When it was found, in milliseconds. */
    at: number;
  };
  /** An owner of a registered device wants to be reminded of cleaning it; `at` in milliseconds. */
  CleaningDue: { deviceId: RegisteredDeviceId; at: number };
  /** A purchase or refund is due to be sent to a service. */
  ConversionDue: { id: number };
  /** An import is to be started or continued. */
  ImportDue: { id: string };
  /** A finished import may name an erased person, as a pattern finds them, and is deleted when it does. */
  ImportErasureDue: { id: string; file: string; pattern: string };
};

export type EventName = keyof ShopEvents;

/** Runs in the transaction that raised the event; an exception rolls it back. */
export type Subscriber<Name extends EventName> = (tx: DbOrTx, event: ShopEvents[Name]) => Promise<void>;

/** All subscribers; every event must be listed, so that none is forgotten. */
export type Subscribers = { readonly [Name in EventName]: readonly Subscriber<Name>[] };

/** Raises an event: runs its subscribers one after the other in the caller's transaction. */
export type Raise = <Name extends EventName>(
  tx: DbOrTx,
  name: Name,
  event: ShopEvents[Name],
) => Promise<void>;

/** Modules get `raise`; `subscribe` is called once, after all modules are built. */
export function createEvents(): { raise: Raise; subscribe: (table: Subscribers) => void } {
  let subscribers: Subscribers | null = null;
  return {
    subscribe: (table) => {
      subscribers = table;
    },
    raise: async (tx, name, event) => {
      if (subscribers === null) throw new Error(`${name} was raised before anybody could subscribe`);
      for (const subscriber of subscribers[name]) await subscriber(tx, event);
    },
  };
}
