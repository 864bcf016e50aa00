import type { ReactNode } from 'react';
import type { CheckoutDraft, CheckoutReview, FieldProblems } from '#shop/checkout';
import type { Address } from '#shop/customers';
import type { SavedCard } from '#shop/payments';
import { CheckoutBegins } from '../analytics/order-events.tsx';
import { CheckoutExpress } from '../express/express-wallet.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Notices, type PrintedNotice } from '../notice/notice.tsx';
import { AccountNeeded } from './account-needed.tsx';
import { AddressFields, Business, Contact, SaveAddress } from './address-fields.tsx';
import { CHECKOUT_FORM, CheckoutCoupon, CheckoutGiftCard, type CouponNotice } from './checkout-coupon.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { GiftWrap } from './gift-wrap.tsx';
import { CheckoutSum, OrderReviewTable } from './order-review-table.tsx';
import { Payment } from './payment-and-terms.tsx';
import type { CheckoutError } from './refusal-words.ts';
import { SavedAddresses } from './saved-addresses.tsx';

export type CheckoutPageProps = {
  review: CheckoutReview;
  draft: CheckoutDraft;
  problems: FieldProblems;
  /** Why the order was refused. */
  errors: readonly CheckoutError[];
  /** The customer's saved addresses; empty for a guest. */
  saved: readonly Address[];
  isSignedIn: boolean;
  /** The customer's saved cards; empty for a guest. */
  cards: readonly SavedCard[];
  nonce: string;
  idempotencyKey: string;
  /** The result of a code sent with the form. */
  notice: CouponNotice | null;
  /** The result of a gift card sent with the form. */
  giftCardNotice: CouponNotice | null;
  notices: readonly PrintedNotice[];
  /** Whether abandoned cart emails are sent, so that consent is asked. */
  asksReminder: boolean;
};

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

/** The collapsed order summary on phones. */
function FoldedSummary({ review }: { review: CheckoutReview }) {
  const { t } = useLanguage();
  return (
    <details className="j-acc j-sumtoggle">
      <summary>
        <span>{t('checkout:summaryOf', { count: review.cart.itemCount })}</span>
        <span className="j-sumtoggle__sum">
          <CheckoutSum review={review} />
          <Icon name="caret-down" isSmall />
        </span>
      </summary>
      <OrderReviewTable review={review} />
    </details>
  );
}

/** All below the title: a real form that keeps typed values. Source: WIRE §10 */
function CheckoutContents(props: CheckoutPageProps) {
  const { review, draft, problems, errors, saved, isSignedIn, nonce, idempotencyKey, notice, notices } =
    props;
  const { t, to } = useLanguage();
  const part = { draft, problems };
  const takesGiftCards = review.cart.lines.some(({ product }) => !product.isGiftCard);
  return (
    <>
      <CheckoutBegins review={review} />
      <Notices notices={notices} />
      <ErrorSummary errors={errors} />
      {isSignedIn ? null : <AccountNeeded review={review} />}
      <FoldedSummary review={review} />
      <button
        className="j-vh"
        type="submit"
        form={CHECKOUT_FORM}
        name="woocommerce_checkout_update_totals"
        value="1"
        formNoValidate
        tabIndex={-1}
        aria-hidden="true"
      />
      {review.hasExpress ? <CheckoutExpress methods={review.methods} /> : null}
      <CheckoutCoupon notice={notice} />
      {takesGiftCards ? <CheckoutGiftCard notice={props.giftCardNotice} /> : null}
      <form
        className="checkout woocommerce-checkout j-twocol"
        name="checkout"
        id={CHECKOUT_FORM}
        method="post"
        action={to('/checkout/')}
        noValidate
        data-checkout=""
      >
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" id="billing_country" name="billing_country" value="AE" />
        <div id="customer_details" className="j-checkout__steps" data-template-id="checkout-details">
          <Step number={1} title={t('checkout:steps.contact')}>
            <Contact {...part} asksReminder={props.asksReminder} isSignedIn={isSignedIn} />
          </Step>
          <Step
            number={2}
            title={t(review.cart.delivery.isNeeded ? 'checkout:steps.address' : 'checkout:steps.billing')}
          >
            <SavedAddresses addresses={saved} />
            <AddressFields {...part} />
            {isSignedIn ? <SaveAddress {...part} /> : null}
            <Business {...part} />
          </Step>
          <Step number={3} title={t('checkout:steps.delivery')}>
            <DeliveryChoice review={review} problems={problems} />
            <GiftWrap {...part} review={review} />
          </Step>
        </div>
        <div
          id="order_review"
          className="woocommerce-checkout-review-order j-checkout__order"
          data-template-id="checkout-order"
        >
          <Step number={4} title={t('checkout:steps.payment')}>
            <Payment {...part} review={review} nonce={nonce} cards={props.cards} />
          </Step>
          <aside className="j-sum j-only-wide" aria-label={t('checkout:summary')} data-sticky-on="desktop">
            <h2>{t('checkout:summary')}</h2>
            <OrderReviewTable review={review} />
          </aside>
        </div>
      </form>
    </>
  );
}

/** The one-page checkout. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { t } = useLanguage();
  return (
    <div className="j-wrap j-checkout woocommerce">
      <h1 className="j-after-6">{t('checkout:title')}</h1>
      <CheckoutContents {...props} />
    </div>
  );
}

/** The same checkout on another page. */
export function PlacedCheckout(props: CheckoutPageProps) {
  const { t } = useLanguage();
  return (
    <div className="j-checkout woocommerce">
      <h2 className="j-after-6">{t('checkout:title')}</h2>
      <CheckoutContents {...props} />
    </div>
  );
}
