import { inLanguage } from '#kernel/language.ts';
import type { CheckoutDraft, CheckoutReview } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/form.ts';
import { formatDay } from '../date/date.ts';
import { CheckField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { Price } from '../price/price.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { type Part, useProblem } from './address-fields.tsx';

/** The ways of delivery to the chosen emirate; a fragment of its own, since another emirate brings others. */
export function Delivery({ review, draft }: { review: CheckoutReview; draft: CheckoutDraft }) {
  const { t, language } = useLanguage();
  const isKnown = draft.emirate !== '';
  return (
    <div className="j-stack" data-delivery="">
      {!isKnown ? <p className="j-quiet">{t('checkout:emirateFirst')}</p> : null}
      {isKnown && review.rates.length === 0 ? <p className="j-problem">{t('checkout:noDelivery')}</p> : null}
      {isKnown ? (
        <div
          className="j-choice"
          role="radiogroup"
          aria-label={t('checkout:steps.delivery')}
          id="shipping_method"
        >
          {review.rates.map((rate) => (
            <label key={rate.id} className="j-check">
              <input
                className="shipping_method"
                type="radio"
                name={FIELDS.delivery}
                value={rate.id}
                defaultChecked={rate.id === review.rate?.id}
                data-index="0"
                required
              />
              <span>
                {inLanguage(rate.title, language)}
                {rate.arrivesOn === null ? null : (
                  <>
                    <br />
                    <span className="j-small j-quiet">{formatDay(rate.arrivesOn, language)}</span>
                  </>
                )}
              </span>
              <small>{rate.cost.minor === 0 ? t('checkout:free') : <Price money={rate.cost} />}</small>
            </label>
          ))}
        </div>
      ) : null}
      <button
        className="j-btn j-btn--secondary j-btn--s"
        type="submit"
        name="woocommerce_checkout_update_totals"
        value="1"
        formNoValidate
        data-update-totals=""
      >
        {t('checkout:updateDelivery')}
      </button>
    </div>
  );
}

/** How it is paid, what must be agreed to, and the one button that orders. */
export function Payment({ review, draft, problems }: Part & { review: CheckoutReview }) {
  const { t, to } = useLanguage();
  const problemOf = useProblem(problems);
  return (
    <div className="j-stack woocommerce-checkout-payment" id="payment">
      {review.methods.length === 0 ? <p className="j-problem">{t('checkout:noPayment')}</p> : null}
      <PaymentChoice methods={review.methods} chosen={review.method?.code ?? null} />
      {review.ageRule === null ? null : (
        <CheckField name={FIELDS.age} isChecked={draft.age === '1'} error={problemOf('age')}>
          {t('checkout:age', { age: review.ageRule.minimumAge })}
        </CheckField>
      )}
      <CheckField name={FIELDS.terms} isChecked={draft.terms === '1'} error={problemOf('terms')}>
        {t('checkout:termsBefore')}{' '}
        <a
          className="j-link woocommerce-terms-and-conditions-link"
          href={to('/terms/')}
          target="_blank"
          rel="noopener"
        >
          {t('checkout:termsLink')}
        </a>
        {t('checkout:termsBetween')}{' '}
        <a className="j-link" href={to('/privacy/')} target="_blank" rel="noopener">
          {t('checkout:privacyLink')}
        </a>
        .
      </CheckField>
      <HealthWarning goods={review.cart.lines.map(({ goods }) => goods)} />
      <button
        className="j-btn j-btn--primary j-btn--wide j-pay button alt"
        type="submit"
        id="place_order"
        name="woocommerce_checkout_place_order"
        value="1"
        data-busy={t('checkout:placing')}
      >
        {t('checkout:place')} <Price money={review.totals.total} />
      </button>
    </div>
  );
}
