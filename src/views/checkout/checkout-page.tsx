import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { CheckoutDraft, CheckoutReview, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/form.ts';
import { EMIRATES } from '#shop/shipping/rate.ts';
import { formatDay } from '../date/date.ts';
import { AreaField, CheckField, SelectField, TextField } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { Warning } from '../warning/warning.tsx';
import { OrderSummary } from './order-summary.tsx';

export type CheckoutPageProps = {
  review: CheckoutReview;
  draft: CheckoutDraft;
  problems: FieldProblems;
  /** Why the order was not taken, when no field is to blame. */
  refusal: string | null;
  nonce: string;
  idempotencyKey: string;
  notices: ReactNode;
};

type Part = { draft: CheckoutDraft; problems: FieldProblems };

function useProblem(problems: FieldProblems) {
  const { t } = useLanguage();
  return (field: Field) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`checkout:errors.${problem}`);
  };
}

function ErrorSummary({ problems }: { problems: FieldProblems }) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  const fields = (Object.keys(FIELDS) as Field[]).filter((field) => problems[field] !== undefined);
  if (fields.length === 0) return null;
  return (
    <div className="j-notice j-notice--bad j-summary-errors" role="alert" tabIndex={-1} data-error-summary="">
      <Icon name="warning-circle" isSmall />
      <div>
        <b>{t('checkout:errors.title', { count: fields.length })}</b>
        <ul className="woocommerce-error">
          {fields.map((field) => (
            <li key={field} data-id={FIELDS[field]}>
              <a href={`#${FIELDS[field]}`}>{problemOf(field)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="j-step" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <i aria-hidden="true">{number}</i>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Contact({ draft, problems }: Part) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  return (
    <div className="j-form">
      <TextField
        name={FIELDS.phone}
        label={t('checkout:phone')}
        value={draft.phone}
        error={problemOf('phone')}
        hint={t('checkout:phoneHint')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        isLtr
        isWide
        placeholder="050 000 0000"
      />
      <TextField
        name={FIELDS.email}
        label={t('checkout:email')}
        value={draft.email}
        error={problemOf('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        isLtr
        isWide
      />
    </div>
  );
}

function Address({ draft, problems }: Part) {
  const { t } = useLanguage();
  const problemOf = useProblem(problems);
  const emirates = [
    { value: '', label: t('checkout:chooseEmirate') },
    ...EMIRATES.map((code) => ({ value: code, label: t(`checkout:emirates.${code}`) })),
  ];
  return (
    <div className="j-form">
      <TextField
        name={FIELDS.firstName}
        label={t('checkout:firstName')}
        value={draft.firstName}
        error={problemOf('firstName')}
        autoComplete="given-name"
      />
      <TextField
        name={FIELDS.lastName}
        label={t('checkout:lastName')}
        value={draft.lastName}
        error={problemOf('lastName')}
        autoComplete="family-name"
      />
      <TextField
        name={FIELDS.building}
        label={t('checkout:building')}
        value={draft.building}
        error={problemOf('building')}
        autoComplete="address-line2"
        isWide
      />
      <TextField
        name={FIELDS.street}
        label={t('checkout:street')}
        value={draft.street}
        error={problemOf('street')}
        autoComplete="address-line1"
        isWide
      />
      <SelectField
        name={FIELDS.emirate}
        label={t('checkout:emirate')}
        value={draft.emirate}
        error={problemOf('emirate')}
        autoComplete="address-level1"
        options={emirates}
      />
      <TextField
        name={FIELDS.makani}
        label={t('checkout:makani')}
        value={draft.makani}
        error={problemOf('makani')}
        inputMode="numeric"
        isOptional
        isLtr
        placeholder="00000 00000"
      />
      <TextField
        name={FIELDS.landmark}
        label={t('checkout:landmark')}
        value={draft.landmark}
        error={problemOf('landmark')}
        isOptional
        isWide
      />
      <AreaField
        name={FIELDS.note}
        label={t('checkout:note')}
        value={draft.note}
        error={problemOf('note')}
        maxLength={1000}
      />
    </div>
  );
}

/** The ways of delivery to the chosen emirate; a fragment of its own, since another emirate brings others. */
function Delivery({ review, draft }: { review: CheckoutReview; draft: CheckoutDraft }) {
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

function Payment({ review, draft, problems }: Part & { review: CheckoutReview }) {
  const { t, to } = useLanguage();
  const problemOf = useProblem(problems);
  const hasTobacco = review.cart.lines.some(({ goods }) => goods.class === 'tobacco');
  return (
    <div className="j-stack woocommerce-checkout-payment" id="payment">
      {review.methods.length === 0 ? <p className="j-problem">{t('checkout:noPayment')}</p> : null}
      <div
        className="j-choice wc_payment_methods payment_methods"
        role="radiogroup"
        aria-label={t('checkout:steps.payment')}
      >
        {review.methods.map(({ code }) => (
          <label key={code} className={`j-check wc_payment_method payment_method_${code}`}>
            <input
              className="input-radio"
              type="radio"
              id={`payment_method_${code}`}
              name={FIELDS.payment}
              value={code}
              defaultChecked={code === review.method?.code}
              required
            />
            <span>
              {t(`checkout:methods.${code}.title`)}
              <br />
              <span className="j-small j-quiet">{t(`checkout:methods.${code}.text`)}</span>
            </span>
            <small>
              <Icon name="money" />
            </small>
          </label>
        ))}
      </div>
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
      {review.ageRule === null ? null : (
        <Warning isStrip text={t(hasTobacco ? 'product:warningTobacco' : 'product:warningDevice')} />
      )}
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

/** Everything from contact to payment on one page; a real form that keeps what was typed. */
export function CheckoutPage({
  review,
  draft,
  problems,
  refusal,
  nonce,
  idempotencyKey,
  notices,
}: CheckoutPageProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-checkout woocommerce">
      <h1 className="j-after-6">{t('checkout:title')}</h1>
      {notices}
      {refusal === null ? null : (
        <div
          className="j-notice j-notice--bad j-summary-errors"
          role="alert"
          tabIndex={-1}
          data-error-summary=""
        >
          <Icon name="warning-circle" isSmall />
          <div>{refusal}</div>
        </div>
      )}
      <ErrorSummary problems={problems} />
      <details className="j-acc j-sumtoggle">
        <summary>
          <span>{t('checkout:summaryOf', { count: review.cart.itemCount })}</span>
          <span className="j-meta">
            <Price money={review.totals.total} />
            <Icon name="caret-down" isSmall />
          </span>
        </summary>
        <OrderSummary review={review} />
      </details>
      <div className="j-twocol">
        <form
          className="checkout woocommerce-checkout"
          name="checkout"
          method="post"
          action={to('/checkout/')}
          noValidate
          data-checkout=""
        >
          <input type="hidden" name="woocommerce-process-checkout-nonce" value={nonce} />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          <input type="hidden" name="seen_total" value={review.totals.total.minor} data-seen-total="" />
          <input type="hidden" name="billing_country" value="AE" />
          <Step number={1} title={t('checkout:steps.contact')}>
            <Contact draft={draft} problems={problems} />
          </Step>
          <Step number={2} title={t('checkout:steps.address')}>
            <Address draft={draft} problems={problems} />
          </Step>
          <Step number={3} title={t('checkout:steps.delivery')}>
            <Delivery review={review} draft={draft} />
          </Step>
          <Step number={4} title={t('checkout:steps.payment')}>
            <Payment review={review} draft={draft} problems={problems} />
          </Step>
        </form>
        <aside className="j-sum j-only-wide" aria-label={t('checkout:summary')}>
          <h2>{t('checkout:summary')}</h2>
          <OrderSummary review={review} />
        </aside>
      </div>
    </div>
  );
}
