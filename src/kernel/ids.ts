declare const brand: unique symbol;

/** Makes a plain value a distinct type, so that a cart key is never passed where a product id is expected. */
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type ProductId = Brand<number, 'ProductId'>;
export type CategoryId = Brand<number, 'CategoryId'>;
export type MediaId = Brand<number, 'MediaId'>;
export type FontId = Brand<number, 'FontId'>;
export type ReviewId = Brand<number, 'ReviewId'>;
export type OrderId = Brand<number, 'OrderId'>;
export type CustomerId = Brand<number, 'CustomerId'>;
export type RefundId = Brand<number, 'RefundId'>;
export type ReturnId = Brand<number, 'ReturnId'>;
export type TaxDocumentId = Brand<number, 'TaxDocumentId'>;
export type DocumentId = Brand<number, 'DocumentId'>;
export type TemplateId = Brand<number, 'TemplateId'>;
export type FormEntryId = Brand<number, 'FormEntryId'>;
export type SubscriberId = Brand<number, 'SubscriberId'>;
export type CartId = Brand<number, 'CartId'>;
export type PromotionId = Brand<number, 'PromotionId'>;
export type PaymentId = Brand<number, 'PaymentId'>;
/** The shop's key of a payment, a UUID that the provider gets too. */
export type PaymentKey = Brand<string, 'PaymentKey'>;
export type StockRequestId = Brand<number, 'StockRequestId'>;
export type RegisteredDeviceId = Brand<number, 'RegisteredDeviceId'>;
/** A customer who ordered without an account. */
export type GuestId = Brand<number, 'GuestId'>;
/** An order that staff write down and have not created. */
export type OrderDraftId = Brand<number, 'OrderDraftId'>;
/** A saved segment of customers. */
export type SegmentId = Brand<number, 'SegmentId'>;
/** The secret in the link that cancels a stock request. */
export type StockRequestToken = Brand<string, 'StockRequestToken'>;
export type GiftCardId = Brand<number, 'GiftCardId'>;
export type WishlistId = Brand<number, 'WishlistId'>;
/** The secret in the wishlist cookie of a guest. */
export type WishlistToken = Brand<string, 'WishlistToken'>;
/** The secret in the link of a shared wishlist. */
export type WishlistKey = Brand<string, 'WishlistKey'>;
export type SubscriptionId = Brand<number, 'SubscriptionId'>;
export type AddressId = Brand<number, 'AddressId'>;
export type SessionId = Brand<number, 'SessionId'>;
/** The secret in the session cookie. */
export type SessionToken = Brand<string, 'SessionToken'>;
/** The single-use secret in the link of an email. */
export type OneTimeKey = Brand<string, 'OneTimeKey'>;
/** Identifies a cart line on the wire: 32 hex digits. */
export type CartItemKey = Brand<string, 'CartItemKey'>;
/** The secret in the cart cookie. */
export type CartToken = Brand<string, 'CartToken'>;
/** A UUID that the browser creates for one change, so that a retried request is recognised. */
export type ActionId = Brand<string, 'ActionId'>;
/** The secret in an order's URL: `wc_order_` and 13 letters or digits. */
export type OrderKey = Brand<string, 'OrderKey'>;

const LARGEST_ID = 2_147_483_647;

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}

/** @returns null unless the value is a whole number from 1 to 2 147 483 647 */
export function parseProductId(value: unknown): ProductId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ProductId) : null;
}

/**
 * Reads a product id as WooCommerce does, as an absolute integer: a sign before the digits is dropped.
 *
 * @returns null unless the number is from 1 to 2 147 483 647
 */
export function parseAbsoluteProductId(value: string): ProductId | null {
  return parseProductId(value.replace(/^[+-](?=\d)/, ''));
}

/** @returns null unless the text is 22 letters, digits, `-` or `_` */
export function parseWishlistKey(value: unknown): WishlistKey | null {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{22}$/.test(value) ? (value as WishlistKey) : null;
}

/** @returns null unless the text is 32 hex digits */
export function parseCartItemKey(value: unknown): CartItemKey | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? (value as CartItemKey) : null;
}

/** @returns null unless the text is a UUID */
export function parseActionId(value: unknown): ActionId | null {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? (value as ActionId)
    : null;
}

/** @returns null unless the value is a positive whole number */
export function parseOrderId(value: unknown): OrderId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as OrderId) : null;
}

/** @returns null unless the value is a positive whole number */
export function parseRefundId(value: unknown): RefundId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as RefundId) : null;
}

/** @returns null unless the value is a positive whole number */
export function parseReturnId(value: unknown): ReturnId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ReturnId) : null;
}

/** @returns null unless the value is a positive whole number, or one as text */
export function parseSubscriberId(value: unknown): SubscriberId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as SubscriberId) : null;
}

/** @returns null unless the value is a positive whole number */
export function parseFormEntryId(value: unknown): FormEntryId | null {
  return typeof value === 'number' && isId(value) ? (value as FormEntryId) : null;
}

/** @returns null unless the value is a positive whole number */
export function parseReviewId(value: unknown): ReviewId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ReviewId) : null;
}

/** @returns null unless the value is a positive whole number */
export function parseStockRequestId(value: unknown): StockRequestId | null {
  return typeof value === 'number' && isId(value) ? (value as StockRequestId) : null;
}

/** @returns null unless the text is 32 hex digits */
export function parseStockRequestToken(value: unknown): StockRequestToken | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? (value as StockRequestToken) : null;
}

function parsePositive(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? id : null;
}

/** @returns null unless the value is a positive whole number */
export function parseSubscriptionId(value: unknown): SubscriptionId | null {
  return parsePositive(value) as SubscriptionId | null;
}

/** @returns null unless the value is a positive whole number */
export function parseCustomerId(value: unknown): CustomerId | null {
  return parsePositive(value) as CustomerId | null;
}

/** @returns null unless the value is a positive whole number */
export function parseCartId(value: unknown): CartId | null {
  return parsePositive(value) as CartId | null;
}

/** @returns null unless the value is a positive whole number */
export function parseSegmentId(value: unknown): SegmentId | null {
  return parsePositive(value) as SegmentId | null;
}

export function parseGuestId(value: unknown): GuestId | null {
  return parsePositive(value) as GuestId | null;
}

export function parseRegisteredDeviceId(value: unknown): RegisteredDeviceId | null {
  return parsePositive(value) as RegisteredDeviceId | null;
}

export function parseAddressId(value: unknown): AddressId | null {
  return parsePositive(value) as AddressId | null;
}

/** @returns null unless the value is a positive whole number */
export function parseSessionId(value: unknown): SessionId | null {
  return parsePositive(value) as SessionId | null;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** @returns null unless the text has the form of a session token */
export function parseSessionToken(value: unknown): SessionToken | null {
  return typeof value === 'string' && SECRET.test(value) ? (value as SessionToken) : null;
}

/** @returns null unless the text has the form of a one-time key */
export function parseOneTimeKey(value: unknown): OneTimeKey | null {
  return typeof value === 'string' && SECRET.test(value) ? (value as OneTimeKey) : null;
}

/** @returns null unless the value is a positive whole number */
export function parsePaymentId(value: unknown): PaymentId | null {
  return parsePositive(value) as PaymentId | null;
}

/** @returns null unless the text is a UUID */
export function parsePaymentKey(value: unknown): PaymentKey | null {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? (value as PaymentKey)
    : null;
}

export type StaffId = Brand<number, 'StaffId'>;

/** @returns null unless the value is a positive whole number */
export function parseStaffId(value: unknown): StaffId | null {
  return parsePositive(value) as StaffId | null;
}

/** @returns null unless the value is a positive whole number */
export function parseGiftCardId(value: unknown): GiftCardId | null {
  return parsePositive(value) as GiftCardId | null;
}

/** @returns null unless the value is a positive whole number */
export function parsePromotionId(value: unknown): PromotionId | null {
  return parsePositive(value) as PromotionId | null;
}
