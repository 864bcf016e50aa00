import { useLanguage } from '../language/language.tsx';

/** A code is entered in a form of its own, so that it needs nothing of the other one. Source: WIRE §10 */
export function CheckoutCoupon() {
  const { t, to } = useLanguage();
  return (
    <div className="j-checkout-coupon woocommerce-form-coupon-toggle">
      <a className="j-link showcoupon" href="#checkout-coupon">
        {t('checkout:haveCode')}
      </a>
      <form
        className="checkout_coupon woocommerce-form-coupon j-coupon"
        id="checkout-coupon"
        method="post"
        action={to('/checkout/')}
      >
        <label htmlFor="coupon_code">{t('cart:code')}</label>
        <div>
          <input
            className="j-input input-text"
            id="coupon_code"
            name="coupon_code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            dir="auto"
          />
          <button className="j-btn j-btn--secondary" type="submit" name="apply_coupon" value="1">
            {t('cart:applyCode')}
          </button>
        </div>
        <p className="j-small" role="status" data-coupon-told="" />
      </form>
    </div>
  );
}
