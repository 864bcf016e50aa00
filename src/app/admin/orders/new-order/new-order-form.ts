import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import type { PaymentCode } from '#shop/payments';
import { NO_ADDRESS, type TypedAddress } from './address-fields.tsx';
import type { ChosenProducts } from './chosen-products.tsx';
import type { TypedLine } from './custom-items.tsx';
import type { FoundCustomer } from './find-customer.tsx';
import { NO_DISCOUNT, type TypedDiscount, toManualDiscount } from './manual-discount.ts';
import { toRequestedProduct } from './part-choices.tsx';

export type NewOrder = Readonly<{
  customer: FoundCustomer | null;
  lines: ChosenProducts;
  ownLines: readonly TypedLine[];
  codes: readonly string[];
  discount: TypedDiscount;
  email: string;
  phone: string;
  language: Language;
  company: string;
  trn: string;
  note: string;
  reason: string;
  address: TypedAddress;
  deliveryId: string;
  deliveryCost: number | null;
  /** Empty for the first available slot. */
  slotId: string;
  paymentMethod: PaymentCode;
  status: 'pending' | 'on-hold' | 'confirmed';
  isOfAge: boolean;
  /** The idempotency key; a restored draft has the same. */
  key: string;
}>;

export function emptyOrder(language: Language): NewOrder {
  return {
    customer: null,
    lines: [],
    ownLines: [],
    codes: [],
    discount: NO_DISCOUNT,
    email: '',
    phone: '',
    language,
    company: '',
    trn: '',
    note: '',
    reason: '',
    address: NO_ADDRESS,
    deliveryId: '',
    deliveryCost: null,
    slotId: '',
    paymentMethod: 'cod',
    status: 'confirmed',
    isOfAge: false,
    key: '',
  };
}

/** Fills the fields from a customer's account; they remain editable. */
function withCustomer(order: NewOrder, customer: FoundCustomer | null): NewOrder {
  if (customer === null) return { ...order, customer: null };
  const { email, phone, language, company, trn, firstName, lastName, addresses } = customer;
  const place = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const {
    id: _id,
    phone: _phone,
    isDefault: _default,
    ...known
  } = place ?? {
    ...NO_ADDRESS,
    id: 0,
    phone: '',
    isDefault: false,
    firstName,
    lastName,
  };
  return { ...order, customer, email, phone, language, company, trn, address: known };
}

function isTouched(order: NewOrder, language: Language): boolean {
  return JSON.stringify({ ...order, key: '' }) !== JSON.stringify(emptyOrder(language));
}

/** The input of the quote, without incomplete parts. */
function toQuote({ ownLines, discount, email, phone, codes, deliveryId, deliveryCost, ...order }: NewOrder) {
  const given = toManualDiscount(discount);
  const isGiven = discount.kind !== 'none' && (discount[discount.kind] ?? 0) > 0;
  const { address, paymentMethod, isOfAge, slotId, lines, customer } = order;
  return {
    lines: lines.map(toRequestedProduct),
    customerId: customer?.id ?? null,
    ownLines: ownLines
      .filter(({ name, price }) => name.trim() !== '' && price !== null && price > 0)
      .map((line) => ({ ...line, price: line.price ?? 0 })),
    codes: [...codes],
    discount: given !== null && isGiven ? { ...given, reason: discount.reason.trim() || '-' } : null,
    ...{ email, phone, deliveryId, deliveryCost, slotId, emirate: address.emirate, paymentMethod, isOfAge },
  };
}

/** The input that creates the order, possibly incomplete. */
function toCreate({ customer, lines, ...order }: NewOrder) {
  return {
    ...order,
    lines: lines.map(toRequestedProduct),
    customerId: customer?.id ?? null,
    ownLines: order.ownLines.map((line) => ({ ...line, price: line.price ?? 0 })),
    codes: [...order.codes],
    discount: toManualDiscount(order.discount),
  };
}

/**
 * The form of a manual order, empty or from a draft: its values, the input of its quote, and the input that creates it.
 */
export function useNewOrder(language: Language, begun: NewOrder) {
  const [order, setOrder] = useState(begun);
  const change = (next: (before: NewOrder) => NewOrder) =>
    setOrder((before) => ({ ...next(before), key: before.key || crypto.randomUUID() }));
  const quote = toQuote(order);
  return {
    order,
    isTouched: isTouched(order, language),
    set: (part: Partial<NewOrder>) => change((before) => ({ ...before, ...part })),
    take: (taken: FoundCustomer | null) => change((before) => withCustomer(before, taken)),
    /** Replaces the order. */
    show: setOrder,
    /** Empties the form after the order was created. */
    empty: () => setOrder(emptyOrder(language)),
    quoting: quote.lines.length + quote.ownLines.length === 0 ? null : quote,
    creating: toCreate(order),
  };
}

/** The props of each part of the form. */
export type PartProps = Readonly<{
  form: ReturnType<typeof useNewOrder>;
  problemOf: (field: string) => string | undefined;
}>;
