import { inLanguage } from '#kernel/language.ts';
import type { CheckoutReview, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { formatDay } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { SlotChoice } from './slot-choice.tsx';

function Rates({ review }: { review: CheckoutReview }) {
  const { t, language } = useLanguage();
  return (
    <div
      className="j-choice woocommerce-shipping-methods"
      role="radiogroup"
      aria-label={t('checkout:steps.delivery')}
      id="shipping_method"
      tabIndex={-1}
    >
      {review.rates.map((rate) => (
        <label key={rate.id} className="j-check">
          <input
            className="shipping_method"
            type="radio"
            id={`shipping_method_0_${rate.id.replace(':', '')}`}
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
  );
}

type DeliveryChoiceProps = { review: CheckoutReview; problems?: FieldProblems };

/** The shipping methods of the chosen emirate; a fragment, because it depends on the emirate. */
export function DeliveryChoice({ review, problems = {} }: DeliveryChoiceProps) {
  const { t } = useLanguage();
  const { isNeeded, emirate } = review.cart.delivery;
  const isKnown = !isNeeded || emirate !== null;
  return (
    <div className="j-stack jamra-delivery" data-delivery="">
      {isKnown ? null : (
        <p className="j-quiet" id="shipping_method" tabIndex={-1}>
          {t('checkout:emirateFirst')}
        </p>
      )}
      {isKnown && review.rates.length === 0 ? <p className="j-problem">{t('checkout:noDelivery')}</p> : null}
      {isKnown && review.rates.length > 0 ? <Rates review={review} /> : null}
      <SlotChoice review={review} problem={problems.slot} />
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
