import type { CartToken, CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { Attribution } from '#shop/conversions/rules/attribution.ts';
import type { CheckoutDraft } from './form.ts';

/** The input of placing an order. */
export type Placing = {
  token: CartToken | null;
  draft: CheckoutDraft;
  language: Language;
  /** The signed-in customer. */
  customerId?: CustomerId | null;
  /** Created with the form: one form, one order. */
  idempotencyKey: string;
  /** What the shopper saw to pay, in fils: the total less what gift cards pay; null skips the comparison. */
  seenTotalMinor: number | null;
  /** The shopper's device type, if known. */
  device?: DeviceMode | null;
  /** The consent and identifiers for conversions; without it no service is notified. */
  attribution?: Attribution;
};
