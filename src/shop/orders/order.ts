import type { OrderId, OrderKey, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { ProductClass } from '#shop/catalogue';
import type { Emirate, ShippingRate } from '#shop/shipping';

export type OrderStatus =
  | 'pending'
  | 'on-hold'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'returned';

/** Where an order goes. UAE only: no postcode. */
export type DeliveryAddress = Readonly<{
  firstName: string;
  lastName: string;
  /** Building and flat or villa. */
  building: string;
  /** Street and area. */
  street: string;
  emirate: Emirate;
  landmark: string;
  makani: string;
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
}>;

/** A promotion that acted on an order, as it was then. */
export type OrderDiscount = Readonly<{
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

/** An order with all it needs to explain itself later. */
export type Order = Readonly<{
  id: OrderId;
  key: OrderKey;
  status: OrderStatus;
  language: Language;
  email: string;
  /** `+971…` */
  phone: string;
  address: DeliveryAddress;
  note: string;
  delivery: Pick<ShippingRate, 'id' | 'code' | 'title'> & Readonly<{ arrivesOn: Instant | null }>;
  paymentMethod: string;
  lines: readonly OrderLine[];
  discounts: readonly OrderDiscount[];
  totals: OrderTotals;
  ageConfirmedAt: Instant | null;
  placedAt: Instant;
}>;
