import type { CustomerId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { type Cart, type CartLine, linesText } from '#shop/cart';
import { PLAN_LABEL, withoutPlan } from '#shop/cart/rules/plan.ts';
import type { PlannedLine } from '#shop/events.ts';
import { readGiftCardDetails } from '#shop/gift-cards';
import { type NewLine, type NewOrder, newOrderKey } from '#shop/orders';
import type { ShippingRate } from '#shop/shipping';
import type { CheckoutForm } from './form.ts';
import type { CheckoutReview } from './review.ts';

function toOrderLine(line: CartLine): NewLine {
  const { product, plan } = line;
  return {
    productId: line.productId,
    variationId: line.variationId,
    sku: product.sku,
    name: product.name,
    options: [
      ...product.options.map(({ name, value }) => ({ name, value })),
      ...(plan === undefined ? [] : [{ name: PLAN_LABEL, value: plan.name }]),
    ],
    class: product.class,
    imageFile: product.image?.file ?? '',
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
    discount: line.discount,
    vat: line.vat,
    isTaxable: product.isTaxable,
    parts: product.parts,
    giftCard: product.isGiftCard ? readGiftCardDetails(line.options) : null,
  };
}

/** The lines that are ordered again, as the order of their subscription needs them. */
export function plannedLines({ lines }: Pick<Cart, 'lines'>): PlannedLine[] {
  return lines.flatMap(({ plan, productId, variationId, options, quantity, unitPrice }) =>
    plan === undefined
      ? []
      : [
          {
            ...{ productId, variationId, quantity, weeks: plan.weeks },
            ...{ options: withoutPlan(options), unitMinor: unitPrice.minor },
          },
        ],
  );
}

/** A checkout without problems. */
export type Ready = {
  form: CheckoutForm;
  review: CheckoutReview;
  rate: ShippingRate;
  method: NonNullable<CheckoutReview['method']>;
};

/** The customer and the form. */
export type Ordering = Readonly<{
  language: Language;
  customerId?: CustomerId | null;
  idempotencyKey: string;
}>;

/** The accepted versions of the legal texts. */
type Versions = Pick<NewOrder, 'termsVersion' | 'privacyVersion'>;

function deliveryOf({ rate, review }: Pick<Ready, 'rate' | 'review'>): NewOrder['delivery'] {
  const { id, code, title, arrivesOn } = rate;
  if (review.slot === null) return { id, code, title, arrivesOn, slot: null };
  const { id: slotId, from, to } = review.slot;
  return { id, code, title, arrivesOn: from, slot: { id: slotId, from, to } };
}

/** Converts a checkout to an order. */
export function toNewOrder(
  { form, review, rate, method }: Ready,
  placing: Ordering,
  versions: Versions,
): NewOrder {
  const { firstName, lastName, building, unit, street, area, emirate, landmark, makani } = form;
  return {
    key: newOrderKey(),
    idempotencyKey: placing.idempotencyKey,
    cart: { id: review.cart.id, lines: linesText(review.cart.lines) },
    status: method.firstStatus,
    language: placing.language,
    customerId: placing.customerId ?? null,
    origin: 'shop',
    originOrderId: null,
    email: form.email,
    phone: form.phone,
    address: { firstName, lastName, building, unit, street, area, emirate, landmark, makani },
    company: form.company,
    trn: form.trn,
    note: form.note,
    isGiftWrapped: review.giftWrap?.isChosen ?? false,
    giftMessage: review.giftWrap?.isChosen ? form.giftMessage : '',
    delivery: deliveryOf({ rate, review }),
    paymentMethod: method.code,
    lines: review.cart.lines.map(toOrderLine),
    discounts: review.cart.discounts.map(({ promotionId, code, title, amount, freesDelivery }) => ({
      promotionId,
      code,
      title,
      amount,
      freesDelivery,
    })),
    totals: review.totals,
    ageConfirmedAt: review.ageRule === null ? null : review.now,
    ...versions,
    reservedUntil: null,
    placedAt: review.now,
  };
}
