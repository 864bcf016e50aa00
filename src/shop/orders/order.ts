import type { CustomerId, OrderId, OrderKey, ProductId, PromotionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { ProductClass } from '#shop/catalogue';
import type { GiftCardDetails } from '#shop/gift-cards';
import type { ChosenSlot, Emirate, ShippingRate } from '#shop/shipping';
import type { OrderStatus } from './rules/order-status.ts';

/** A delivery address in the UAE, which has no postcodes. */
export type DeliveryAddress = Readonly<{
  firstName: string;
  lastName: string;
  building: string;
  /** Flat or office; in older orders part of the building. */
  unit?: string | undefined;
  street: string;
  /** In older orders part of the street. */
  area?: string | undefined;
  emirate: Emirate;
  landmark: string;
  makani: string;
  /** `25.2048,55.2708`, if the customer marked it on the map. */
  mapPoint?: string | undefined;
  /** Directions for the driver. */
  deliveryNote?: string | undefined;
}>;

/** A part of a sold bundle; older orders have no names of parts. */
export type SoldPart = Readonly<{
  productId: ProductId;
  quantity: number;
  /** The part of the bundle's definition that it fills. */
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
  /** The line's share of the order's discounts. */
  discount: Money;
  /** The VAT included after the discount. */
  vat: Money;
  isTaxable: boolean;
  /** The parts of one bundle at the time of sale; empty for other products. */
  parts: readonly SoldPart[];
  /** The recipient of a gift card; null for other products. */
  giftCard: GiftCardDetails | null;
  /** Quantity refunded so far. */
  refundedQuantity: number;
  /** Refunded by amount for the pieces that were not refunded; nothing when omitted. */
  credited?: Readonly<{ amount: Money; vat: Money }> | undefined;
}>;

/** A discount of the order as applied. */
export type OrderDiscount = Readonly<{
  /** Null for orders older than promotion ids. */
  promotionId: PromotionId | null;
  /** Null for an automatic discount. */
  code: string | null;
  title: Localized;
  amount: Money;
  freesDelivery: boolean;
}>;

export type OrderTotals = Readonly<{
  subtotal: Money;
  discount: Money;
  delivery: Money;
  giftWrap: Money;
  fee: Money;
  total: Money;
  /** The VAT included in the total. */
  vat: Money;
}>;

/** How an order was created: checkout, staff, split, exchange, or import. */
export const ORIGINS = ['shop', 'staff', 'split', 'exchange', 'old-shop'] as const;
export type OrderOrigin = (typeof ORIGINS)[number];

/** Parcel tracking; the URL may be empty. */
export type Tracking = Readonly<{ carrier: string; number: string; url: string }>;

/** Payments and refunds; the difference to the total is due or overpaid. */
export type OrderMoney = Readonly<{
  paid: Money;
  /** The part of `paid` that gift cards paid. */
  byGiftCard: Money;
  /** Refunded amounts: products, delivery, gift wrap and fee. */
  refunded: Money;
  /** The part of `refunded` that is still to be sent to the customer. */
  refundDue: Money;
  refundedDelivery: Money;
  refundedGiftWrap: Money;
  refundedFee: Money;
}>;

/** Emirate of imported orders without one. */
export const UNKNOWN_EMIRATE = 'unknown';

export type OrderAddress = Omit<DeliveryAddress, 'emirate'> &
  Readonly<{ emirate: Emirate | typeof UNKNOWN_EMIRATE }>;

/** @returns the destination; null when it is unknown */
export function emirateOf({ address: { emirate } }: { address: OrderAddress }): Emirate | null {
  return emirate === UNKNOWN_EMIRATE ? null : emirate;
}

/** Facts of an imported order. */
export type ImportedOrderFacts = Readonly<{
  number: string;
  /** The payment method as the old shop named it. */
  payment: string;
  /** The amount refunded in the old shop. */
  refunded: Money;
}>;

/** An order with everything needed to display it later. */
export type Order = Readonly<{
  id: OrderId;
  key: OrderKey;
  status: OrderStatus;
  language: Language;
  /** Set for imported orders. */
  oldShop: ImportedOrderFacts | null;
  /** Null for guest orders. */
  customerId: CustomerId | null;
  origin: OrderOrigin;
  originOrderId: OrderId | null;
  email: string;
  /** `+971…` */
  phone: string;
  address: OrderAddress;
  /** Company name; empty for private customers. */
  company: string;
  /** Tax registration number, 15 digits; empty for private customers. */
  trn: string;
  note: string;
  isGiftWrapped: boolean;
  /** The message of a gift-wrapped order; may be empty. */
  giftMessage: string;
  delivery: Pick<ShippingRate, 'id' | 'code' | 'title'> &
    Readonly<{
      arrivesOn: Instant | null;
      /** The delivery slot; null without one. */
      slot: ChosenSlot | null;
    }>;
  paymentMethod: string;
  lines: readonly OrderLine[];
  discounts: readonly OrderDiscount[];
  totals: OrderTotals;
  money: OrderMoney;
  ageConfirmedAt: Instant | null;
  /** The accepted version of the terms. */
  termsVersion: string;
  /** The accepted version of the privacy policy; empty in older orders. */
  privacyVersion: string;
  /** Until when an unpaid order reserves stock; null when permanent or released. */
  reservedUntil: Instant | null;
  tracking: Tracking | null;
  placedAt: Instant;
}>;

/** Whether an order contains gift cards. */
export function hasGiftCardLines({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.some(({ giftCard }) => giftCard !== null);
}

/** Whether money or pieces of an order were refunded. */
export function hasRefunds({ money, lines }: Pick<Order, 'money' | 'lines'>): boolean {
  return money.refunded.minor > 0 || lines.some(({ refundedQuantity }) => refundedQuantity > 0);
}

/** An entry of an order's timeline. */
export type OrderEvent = Readonly<{
  id: number;
  kind:
    | 'move'
    | 'note'
    | 'edit'
    | 'contact'
    | 'split'
    | 'payment'
    | 'payment-undone'
    | 'refund'
    | 'return'
    | 'document';
  from: OrderStatus | null;
  to: OrderStatus;
  /** `shopper`, `system`, `payments`, or a staff name. */
  actor: string;
  reason: string;
  /** Amounts and numbers in the message. */
  facts: Readonly<Record<string, string | number>>;
  isForCustomer: boolean;
  at: Instant;
}>;
