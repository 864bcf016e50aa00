import { useLanguage } from '../language/language.tsx';
import { CodeField } from '../promotion/code-field.tsx';
import { join } from '../style/join.ts';

/** What entering a code came to, where the page itself was sent. */
export type CodeTold = Readonly<{ text: string; isBad: boolean; typed: string }>;

/** The checkout's own form, by its id. */
export const CHECKOUT_FORM = 'checkout-form';

/**
 * A code is entered beside the form. Without scripts its field is sent with the whole form, so that nothing typed is
 * lost; the page's script makes it a form of its own, as scripts of other shops know it. Source: WIRE §10
 */
export function CheckoutCoupon({ told }: { told: CodeTold | null }) {
  const { t, to } = useLanguage();
  return (
    <div className="j-checkout-coupon woocommerce-form-coupon-toggle">
      <a className="j-link showcoupon" href="#checkout-coupon">
        {t('checkout:haveCode')}
      </a>
      <form
        className={join('checkout_coupon woocommerce-form-coupon j-coupon', told !== null && 'is-open')}
        id="checkout-coupon"
        method="post"
        action={to('/checkout/')}
      >
        <CodeField form={CHECKOUT_FORM} typed={told?.isBad ? told.typed : ''} />
        <p className={join('j-small', told?.isBad && 'j-problem')} role="status" data-coupon-told="">
          {told?.text}
        </p>
      </form>
    </div>
  );
}
