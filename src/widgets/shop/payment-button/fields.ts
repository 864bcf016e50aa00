import type { Money } from '#kernel/money.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { ProductClass } from '#shop/catalogue';
import type { Reason } from '#shop/payments';
import { localized, record } from '../../fields/nested.ts';
import { product } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { number } from '../../fields/values.ts';

const QUANTITY_MAX = 99;
/** In dirhams. */
const PRICE_MAX = 1_000_000;

/** A product, or a fixed item with a name and a price including VAT. */
export const fields = {
  label: localized(text()),
  product: product(),
  quantity: number({ min: 1, max: QUANTITY_MAX }),
  item: record({
    name: localized(text()),
    price: number({ min: 0, max: PRICE_MAX, step: 0.01 }),
  }),
};

/** What is sold, and the button's name for its form. */
export type ShownOffer = Readonly<{
  button: string;
  name: string;
  quantity: number;
  class: ProductClass;
  total: Money;
  /** A product is paid at the checkout, an item on its own page. */
  isProduct: boolean;
  /** Devices on which a rule of the method forbids it. */
  hideOn: readonly DeviceMode[];
}>;

/** What the loader adds. `reasons` are for staff: empty outside previews. */
export type PaymentButtonData = { offer: ShownOffer | null; reasons: readonly Reason[] };
