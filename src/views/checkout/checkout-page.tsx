import type { ReactNode } from 'react';
import type { CheckoutDraft, CheckoutReview, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/form.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';
import { Address, Contact, useProblem } from './address-fields.tsx';
import { Delivery, Payment } from './delivery-and-payment.tsx';
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
          <span className="j-sumtoggle__sum">
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
        <aside className="j-sum j-only-wide" aria-label={t('checkout:summary')} data-sticky-on="desktop">
          <h2>{t('checkout:summary')}</h2>
          <OrderSummary review={review} />
        </aside>
      </div>
    </div>
  );
}
