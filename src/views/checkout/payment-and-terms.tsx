import type { CheckoutReview } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import type { SavedCard } from '#shop/payments';
import { CheckField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { AgreeToTerms } from '../payment/agree-to-terms.tsx';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { Price } from '../price/price.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { type Part, useProblem } from './address-fields.tsx';

/** Hidden fields: the nonce, and the amount shown on the button. */
function Unseen({ nonce, totalMinor }: { nonce: string; totalMinor: number }) {
  return (
    <>
      <input
        type="hidden"
        id="woocommerce-process-checkout-nonce"
        name="woocommerce-process-checkout-nonce"
        value={nonce}
      />
      <input type="hidden" name="seen_total" value={totalMinor} />
    </>
  );
}

/** Payment methods that are missing because of what is in the cart. */
function RuledOutMethods({ methods }: { methods: CheckoutReview['ruledOutMethods'] }) {
  const { t, language } = useLanguage();
  const classes = [...new Set(methods.map((method) => method.class))];
  return classes.map((one) => {
    const titles = methods
      .filter((method) => method.class === one)
      .map(({ code }) => t(`checkout:methods.${code}.title`));
    return (
      <p key={one} className="j-small j-quiet" data-not-for={one}>
        {t('checkout:notFor', {
          class: t(`checkout:classes.${one}`),
          methods: new Intl.ListFormat(language).format(titles),
        })}
      </p>
    );
  });
}

export type PaymentProps = Part & {
  review: CheckoutReview;
  /** Valid for this visitor's cart, for a day. */
  nonce: string;
  /** The saved cards, and the id of the chosen one or the value for a new card. */
  cards: readonly SavedCard[];
  card?: string | undefined;
};

/** Payment methods, terms and the order button; replaced with every change. Source: WIRE §10 */
export function Payment({ review, draft, problems, nonce, cards, card }: PaymentProps) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  return (
    <div className="j-stack woocommerce-checkout-payment" id="payment">
      {review.methods.length === 0 ? <p className="j-problem">{t('checkout:noPayment')}</p> : null}
      <PaymentChoice
        methods={review.methods}
        chosen={review.method?.code ?? null}
        cards={cards}
        card={card}
      />
      <RuledOutMethods methods={review.ruledOutMethods} />
      {review.ageRule === null ? null : (
        <CheckField name={FIELDS.age} isChecked={draft.age === '1'} error={problemOf('age')}>
          {t('checkout:age', { age: review.ageRule.minimumAge })}
        </CheckField>
      )}
      <AgreeToTerms isChecked={draft.terms === '1'} error={problemOf('terms')} />
      <HealthWarning products={review.cart.lines.map(({ product }) => product)} />
      <Unseen nonce={nonce} totalMinor={review.due.minor} />
      <button
        className="j-btn j-btn--primary j-btn--wide j-pay button alt"
        type="submit"
        id="place_order"
        name="woocommerce_checkout_place_order"
        value="1"
        data-value={t('checkout:place')}
        data-busy={t('checkout:placing')}
      >
        {t('checkout:place')} <Price money={review.due} />
      </button>
    </div>
  );
}
