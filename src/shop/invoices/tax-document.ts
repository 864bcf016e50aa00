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

/** A line with the legally required values; amounts are after discounts. */
export type DocumentLine = Readonly<{
  /** Identifies the line across invoice and credit notes: `line-0`, `delivery`, `fee`. */
  key: string;
  sku: string;
  name: Localized;
  options: readonly Readonly<{ name: Localized; value: Localized }>[];
  /** The parts of one bundle; empty for other products and older documents. */
  parts: readonly DocumentPart[];
  quantity: number;
  /** Unit price including VAT, before discounts. */
  unitPrice: Money;
  /** The line's discount, including VAT. */
  discount: Money;
  net: Money;
  vat: Money;
  gross: Money;
  /** 0 for amounts without VAT. */
  vatPercent: number;
}>;

export type DocumentSums = Readonly<{ net: Money; vat: Money; gross: Money }>;

/** A tax invoice or credit note as issued; self-contained. */
export type TaxDocument = Readonly<{
  id: TaxDocumentId;
  kind: DocumentKind;
  /** The printed number, e.g. `INV-2026-000001`. */
  label: string;
  orderId: OrderId;
  /** The invoice a credit note refers to. */
  refersTo: Readonly<{ id: TaxDocumentId; label: string }> | null;
  refundId: RefundId | null;
  issuedAt: Instant;
  seller: Readonly<{ name: Localized; address: Localized; trn: string; email: string; phone: string }>;
  buyer: Readonly<{
    name: string;
    company: string;
    /** The buyer's tax registration number, 15 digits; empty for private customers. */
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
