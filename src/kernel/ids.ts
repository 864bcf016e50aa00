import type { Brand } from './brand.ts';

export type ProductId = Brand<number, 'ProductId'>;
export type CategoryId = Brand<number, 'CategoryId'>;
export type MediaId = Brand<number, 'MediaId'>;
export type ReviewId = Brand<number, 'ReviewId'>;
export type OrderId = Brand<number, 'OrderId'>;
export type CustomerId = Brand<number, 'CustomerId'>;
export type RefundId = Brand<number, 'RefundId'>;
export type ReturnId = Brand<number, 'ReturnId'>;
export type TaxDocumentId = Brand<number, 'TaxDocumentId'>;
export type DocumentId = Brand<number, 'DocumentId'>;
export type FormEntryId = Brand<number, 'FormEntryId'>;
export type CartId = Brand<number, 'CartId'>;
export type PromotionId = Brand<number, 'PromotionId'>;
export type PaymentId = Brand<number, 'PaymentId'>;
/** The shop's own name of a payment: a UUID, known to the provider too. */
export type PaymentKey = Brand<string, 'PaymentKey'>;
export type StockRequestId = Brand<number, 'StockRequestId'>;
/** The secret in the link by which a stock request is taken back. */
export type StockRequestToken = Brand<string, 'StockRequestToken'>;
export type AddressId = Brand<number, 'AddressId'>;
export type SessionId = Brand<number, 'SessionId'>;
/** The secret in the cookie of a signed-in browser. */
export type SessionToken = Brand<string, 'SessionToken'>;
/** The secret in the link of a mail, good once. */
export type OneTimeKey = Brand<string, 'OneTimeKey'>;
/** 32 hex digits that name one line of a cart on the wire. */
export type CartItemKey = Brand<string, 'CartItemKey'>;
/** The secret in the visitor's cart cookie. */
export type CartToken = Brand<string, 'CartToken'>;
/** A UUID that a browser made for one change, so that a repeated post is known. */
export type ActionId = Brand<string, 'ActionId'>;
/** The secret in an order's address, `wc_order_` and 13 letters or digits. */
export type OrderKey = Brand<string, 'OrderKey'>;

const LARGEST_ID = 2_147_483_647;

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}

/** @returns the id, or null when the value is no whole number from 1 to 2 147 483 647 */
export function parseProductId(value: unknown): ProductId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ProductId) : null;
}

/** @returns the key, or null when the text is not 32 hex digits */
export function parseCartItemKey(value: unknown): CartItemKey | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? (value as CartItemKey) : null;
}

/** @returns the id, or null when the text is no UUID */
export function parseActionId(value: unknown): ActionId | null {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? (value as ActionId)
    : null;
}

/** @returns the order id, or null when the value is no whole positive number */
export function parseOrderId(value: unknown): OrderId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as OrderId) : null;
}

/** @returns the number of a refund, or null when the value is no whole positive number */
export function parseRefundId(value: unknown): RefundId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as RefundId) : null;
}

/** @returns the number of a return, or null when the value is no whole positive number */
export function parseReturnId(value: unknown): ReturnId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ReturnId) : null;
}

/** @returns the number of a message, or null when the value is no whole positive number */
export function parseFormEntryId(value: unknown): FormEntryId | null {
  return typeof value === 'number' && isId(value) ? (value as FormEntryId) : null;
}

/** @returns the review's id, or null when the value is no whole positive number */
export function parseReviewId(value: unknown): ReviewId | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? (id as ReviewId) : null;
}

/** @returns the id of a stock request, or null when the value is no whole positive number */
export function parseStockRequestId(value: unknown): StockRequestId | null {
  return typeof value === 'number' && isId(value) ? (value as StockRequestId) : null;
}

/** @returns the secret of a stock request, or null when the text is not 32 hex digits */
export function parseStockRequestToken(value: unknown): StockRequestToken | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? (value as StockRequestToken) : null;
}

function parsePositive(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && isId(id) ? id : null;
}

/** @returns the customer's id, or null when the value is no whole positive number */
export function parseCustomerId(value: unknown): CustomerId | null {
  return parsePositive(value) as CustomerId | null;
}

/** @returns the id of a cart, or null when the value is no whole positive number */
export function parseCartId(value: unknown): CartId | null {
  return parsePositive(value) as CartId | null;
}

/** @returns the id of an address, or null when the value is no whole positive number */
export function parseAddressId(value: unknown): AddressId | null {
  return parsePositive(value) as AddressId | null;
}

/** @returns the id of a session, or null when the value is no whole positive number */
export function parseSessionId(value: unknown): SessionId | null {
  return parsePositive(value) as SessionId | null;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** @returns the secret of a session, or null when the text cannot be one */
export function parseSessionToken(value: unknown): SessionToken | null {
  return typeof value === 'string' && SECRET.test(value) ? (value as SessionToken) : null;
}

/** @returns the secret of a link, or null when the text cannot be one */
export function parseOneTimeKey(value: unknown): OneTimeKey | null {
  return typeof value === 'string' && SECRET.test(value) ? (value as OneTimeKey) : null;
}

/** @returns the number of a payment, or null when the value is no whole positive number */
export function parsePaymentId(value: unknown): PaymentId | null {
  return parsePositive(value) as PaymentId | null;
}

/** @returns the payment's key, or null when the text is no UUID */
export function parsePaymentKey(value: unknown): PaymentKey | null {
  return typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? (value as PaymentKey)
    : null;
}

/** Somebody who works for the shop. */
export type StaffId = Brand<number, 'StaffId'>;

/** @returns the id of somebody of the staff, or null when the value is no whole positive number */
export function parseStaffId(value: unknown): StaffId | null {
  return parsePositive(value) as StaffId | null;
}

/** @returns the number of a promotion, or null when the value is no whole positive number */
export function parsePromotionId(value: unknown): PromotionId | null {
  return parsePositive(value) as PromotionId | null;
}
