import type { CustomerId, OrderId, OrderKey, ProductId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { ProductClass } from '#shop/catalogue';
import type { ChosenSlot, Emirate, ShippingRate } from '#shop/shipping';

/** Every state of an order, in the order in which it usually comes there. */
export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'failed',
  'refunded',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Where an order goes. UAE only: no postcode. */
export type DeliveryAddress = Readonly<{
  firstName: string;
  lastName: string;
  /** Building or villa. */
  building: string;
  /** Flat or office; orders of before it was asked have it in the building. */
  unit?: string | undefined;
  street: string;
  /** Orders of before it was asked have it in the street. */
  area?: string | undefined;
  emirate: Emirate;
  landmark: string;
  makani: string;
  /** `25.2048,55.2708`, where somebody has pointed at it. */
  mapPoint?: string | undefined;
  /** What the driver should know of this place. */
  deliveryNote?: string | undefined;
}>;

/** A part of a bundle as it was sold; orders of before it was written down have no names of their parts. */
export type SoldPart = Readonly<{
  productId: ProductId;
  quantity: number;
  /** The product of the bundle that it was chosen for. */
  partId?: ProductId | undefined;
  sku?: string | undefined;
  name?: Localized | undefined;
  options?: readonly Readonly<{ name: Localized; value: Localized }>[] | undefined;
}>;

export type OrderLine = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  sku: string;
  name: Localized;
  options: readonly Readonly<{ name: Localized; value: Localized }>[];
  class: ProductClass;
  imageFile: string;
  quantity: number;
  unitPrice: Money;
  /** Before discounts. */
  total: Money;
  /** This line's share of the order's discounts. */
  discount: Money;
  /** The VAT that the line holds after its discount. */
  vat: Money;
  isTaxable: boolean;
  /** What one of a bundle was made of when it was sold; empty for what is no bundle. */
  parts: readonly SoldPart[];
  /** How many of them were refunded since. */
  refundedQuantity: number;
}>;

/** A promotion that acted on an order, as it was then. */
export type OrderDiscount = Readonly<{
  /** Null for one of an order that was placed before promotions had numbers here. */
  promotionId: PromotionId | null;
  /** Null for one that needed no code. */
  code: string | null;
  title: Localized;
  amount: Money;
  freesDelivery: boolean;
}>;

export type OrderTotals = Readonly<{
  subtotal: Money;
  discount: Money;
  delivery: Money;
  fee: Money;
  total: Money;
  /** The VAT the total includes. */
  vat: Money;
}>;

/** How an order came to be: by the checkout, by staff, out of another one, or in the shop that was before. */
export const ORIGINS = ['shop', 'staff', 'split', 'exchange', 'old-shop'] as const;
export type OrderOrigin = (typeof ORIGINS)[number];

/** Where a parcel can be followed; the address may be empty. */
export type Tracking = Readonly<{ carrier: string; number: string; url: string }>;

/** What came in for an order and went back; the difference to its total is due, or to be paid out. */
export type OrderMoney = Readonly<{
  paid: Money;
  /** Of what was paid: goods, delivery and fee together. */
  refunded: Money;
  refundedDelivery: Money;
  refundedFee: Money;
}>;

/** Stands for the emirate of an order of the shop that was before, where that one did not write it down. */
export const UNKNOWN_EMIRATE = 'unknown';

export type OrderAddress = Omit<DeliveryAddress, 'emirate'> &
  Readonly<{ emirate: Emirate | typeof UNKNOWN_EMIRATE }>;

/** @returns the emirate an order goes to; null where nobody wrote it down */
export function emirateOf({ address: { emirate } }: { address: OrderAddress }): Emirate | null {
  return emirate === UNKNOWN_EMIRATE ? null : emirate;
}

/** An order as it was in the shop it was brought from. */
export type OldShopFacts = Readonly<{
  number: string;
  /** How it was paid, in that shop's words. */
  payment: string;
  /** What was given back there. */
  refunded: Money;
}>;

/** An order with all it needs to explain itself later. */
export type Order = Readonly<{
  id: OrderId;
  key: OrderKey;
  status: OrderStatus;
  language: Language;
  /** What it was in the shop that was before; null when it was placed here. */
  oldShop: OldShopFacts | null;
  /** Null while nobody who has an account owns it. */
  customerId: CustomerId | null;
  origin: OrderOrigin;
  originOrderId: OrderId | null;
  email: string;
  /** `+971…` */
  phone: string;
  address: OrderAddress;
  /** Of a business buyer; empty for everybody else. */
  company: string;
  /** The business buyer's tax number, 15 digits, or empty. */
  trn: string;
  note: string;
  delivery: Pick<ShippingRate, 'id' | 'code' | 'title'> &
    Readonly<{
      arrivesOn: Instant | null;
      /** The time of that day; null where none was chosen. */
      slot: ChosenSlot | null;
    }>;
  paymentMethod: string;
  lines: readonly OrderLine[];
  discounts: readonly OrderDiscount[];
  totals: OrderTotals;
  money: OrderMoney;
  ageConfirmedAt: Instant | null;
  /** Which text of the terms was accepted. */
  termsVersion: string;
  /** Which text on privacy; empty for orders of before it was noted. */
  privacyVersion: string;
  /** Until when an order that is not paid holds its goods; null when it holds them for good, or no longer. */
  reservedUntil: Instant | null;
  tracking: Tracking | null;
  placedAt: Instant;
}>;

/** One line of an order's timeline. */
export type OrderEvent = Readonly<{
  id: number;
  kind: 'move' | 'note' | 'edit' | 'split' | 'payment' | 'refund' | 'return' | 'document';
  from: OrderStatus | null;
  to: OrderStatus;
  /** `shopper`, `system`, `payments`, or a name of staff. */
  actor: string;
  reason: string;
  /** Amounts and numbers that the sentence names. */
  facts: Readonly<Record<string, string | number>>;
  isForCustomer: boolean;
  at: Instant;
}>;
