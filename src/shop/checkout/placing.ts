import type { DeviceMode } from '#kernel/device-mode.ts';
import type { CartToken, CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { CheckoutDraft } from './form.ts';

/** What it takes to make an order of a cart. */
export type Placing = {
  token: CartToken | null;
  draft: CheckoutDraft;
  language: Language;
  /** Who orders, where somebody is signed in. */
  customerId?: CustomerId | null;
  /** Made when the form was printed: one form, one order. */
  idempotencyKey: string;
  /** The total the shopper saw, in fils; null skips the comparison. */
  seenTotalMinor: number | null;
  /** What the shopper sits before, where that is known. */
  device?: DeviceMode | null;
};
