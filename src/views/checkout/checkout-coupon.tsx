import { FieldNote } from '../field/field.tsx';
import { GiftCardField } from '../gift-card/gift-card-field.tsx';
import { useLanguage } from '../language/language.tsx';
import { CodeField } from '../promotion/code-field.tsx';
import { join } from '../style/join.ts';

/** The result of applying a code by submitting the page. */
export type CouponNotice = Readonly<{ text: string; isBad: boolean; typed: string }>;

/** The id of the checkout form. */
export const CHECKOUT_FORM = 'checkout-form';

/** The result below the field of a code: a refusal looks as in every field. */
function CodeResult({ id, notice }: { id: string; notice: CouponNotice | null }) {
  if (notice === null) return null;
  return notice.isBad ? <FieldNote id={id} error={notice.text} /> : notice.text;
}

/**
 * The gift card field, below the coupon's. It belongs to the checkout form with and without script: the page comes back
 * with the new totals and all that was typed.
 */
export function CheckoutGiftCard({ notice }: { notice: CouponNotice | null }) {
  const { t } = useLanguage();
  return (
    <details className="j-checkout-gift" open={notice !== null} id="checkout-gift-card">
      <summary className="j-link j-tap">{t('giftCards:have')}</summary>
      <div className="j-coupon">
        <GiftCardField form={CHECKOUT_FORM} typed={notice?.isBad ? notice.typed : ''} isBad={notice?.isBad} />
        <p className="j-small" role="status">
          <CodeResult id="gift_card_code" notice={notice} />
        </p>
      </div>
    </details>
  );
}

/**
 * The coupon form. Without script its field belongs to the checkout form, so that nothing typed is lost; the
 * script turns it into a separate form, as other scripts expect. Source: WIRE §10
 */
export function CheckoutCoupon({ notice }: { notice: CouponNotice | null }) {
  const { t, to } = useLanguage();
  return (
    <div className="j-checkout-coupon woocommerce-form-coupon-toggle">
      <a className="j-link j-tap showcoupon" href="#checkout-coupon">
        {t('checkout:haveCode')}
      </a>
      <form
        className={join('checkout_coupon woocommerce-form-coupon j-coupon', notice !== null && 'is-open')}
        id="checkout-coupon"
        method="post"
        action={to('/checkout/')}
      >
        <CodeField form={CHECKOUT_FORM} typed={notice?.isBad ? notice.typed : ''} isBad={notice?.isBad} />
        <p className="j-small" role="status" data-coupon-told="">
          <CodeResult id="coupon_code" notice={notice} />
        </p>
      </form>
    </div>
  );
}
