import type { OrderId, RefundId, TaxDocumentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

export type DocumentKind = 'invoice' | 'credit-note';

export type DocumentPart = Readonly<{
  quantity: number;
  name?: Localized | undefined;
  options?: readonly Readonly<{ name: Localized; value: Localized }>[] | undefined;
}>;

/** One line as the law asks for it; amounts are what was charged, after discounts. */
export type DocumentLine = Readonly<{
  /** Tells the same thing apart on an invoice and on the credit notes that follow: `line-0`, `delivery`, `fee`. */
  key: string;
  sku: string;
  name: Localized;
  options: readonly Readonly<{ name: Localized; value: Localized }>[];
  /** What one of a bundle was made of; empty for what is no bundle, and on papers of before it was written down. */
  parts: readonly DocumentPart[];
  quantity: number;
  /** One piece with VAT, before discounts. */
  unitPrice: Money;
  /** With VAT, taken off this line. */
  discount: Money;
  net: Money;
  vat: Money;
  gross: Money;
  /** 0 for what holds no VAT. */
  vatPercent: number;
}>;

export type DocumentSums = Readonly<{ net: Money; vat: Money; gross: Money }>;

/** A tax invoice or credit note as it was given: nothing of it is looked up again. */
export type TaxDocument = Readonly<{
  id: TaxDocumentId;
  kind: DocumentKind;
  /** As it is printed, e.g. `INV-2026-000001`. */
  label: string;
  orderId: OrderId;
  /** A credit note names the invoice it takes back from. */
  refersTo: Readonly<{ id: TaxDocumentId; label: string }> | null;
  refundId: RefundId | null;
  issuedAt: Instant;
  seller: Readonly<{ name: Localized; address: Localized; trn: string; email: string; phone: string }>;
  buyer: Readonly<{
    name: string;
    company: string;
    /** 15 digits, or empty for who is no business. */
    trn: string;
    address: readonly string[];
    emirate: string;
    email: string;
    phone: string;
  }>;
  suppliedOn: Instant;
  paymentMethod: string;
  reason: string;
  lines: readonly DocumentLine[];
  sums: DocumentSums;
}>;
