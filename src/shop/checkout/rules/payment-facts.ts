import type { Money } from '#kernel/money.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { Cart } from '#shop/cart';
import type { ProductClass } from '#shop/catalogue';
import type { PaymentFacts, PaymentMethod, Reason } from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import type { Settings } from '#shop/settings';

/** A payment method that a product class rules out. */
export type RuledOutMethod = Readonly<{ code: PaymentMethod['code']; class: ProductClass }>;

type Judged = Readonly<{
  cart: Pick<Cart, 'lines' | 'delivery'>;
  settings: Pick<Settings, 'restrictions.rules'>;
}>;

/** Methods that need the customer's presence; renewals are ordered without it. */
const NOT_FOR_PLANS: readonly string[] = ['jamra_wallet', 'jamra_instalments', 'bacs'];

/** Whether a cart contains a subscription. */
export function hasPlan({ lines }: Pick<Cart, 'lines'>): boolean {
  return lines.some(({ plan }) => plan !== undefined);
}

/** The facts that decide on the payment methods of a cart, including sales restrictions. */
export function factsOfCart(
  { cart, settings, device }: Judged & { device: DeviceMode | null },
  total: Money,
): PaymentFacts {
  const classes = cart.lines.map(({ product }) => product.class);
  const { emirate, isNeeded: needsDelivery } = cart.delivery;
  const ruledOut = classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []);
  return {
    ...{ classes, total, emirate, needsDelivery, device },
    ruledOut: hasPlan(cart) ? [...ruledOut, ...NOT_FOR_PLANS] : ruledOut,
  };
}

/** Rules against a payment method that depend on product classes. */
const BY_CLASS: readonly string[] = ['goods-rule', 'forbidden-class'];

/** Whether nothing but product classes makes a method unavailable. */
export function isRuledOutByClass(reasons: readonly Reason[]): boolean {
  return reasons.length > 0 && reasons.every(({ rule }) => BY_CLASS.includes(rule));
}

/** The methods that are unavailable only because of product classes in the cart. */
export function methodsRuledOutByProducts(
  judged: readonly Pick<PaymentMethod, 'code' | 'reasons'>[],
  { cart, settings }: Judged,
): RuledOutMethod[] {
  const classes = cart.lines.map(({ product }) => product.class);
  return judged.flatMap(({ code, reasons }) => {
    if (!isRuledOutByClass(reasons)) return [];
    const forbiddenClass = classes.find(
      (one) =>
        reasons.some((reason) => reason.class === one) ||
        ruleFor(one, cart.delivery.emirate, settings)?.forbidsPayment.includes(code),
    );
    return forbiddenClass === undefined ? [] : [{ code, class: forbiddenClass }];
  });
}
