import type { Order } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { AccountForm, FormEnd, type FormErrors, NO_ERRORS } from '../account/form-parts.tsx';
import { TextField } from '../field/field.tsx';
import { useLanguage } from '../language/language.tsx';
import { receivedPath } from './received-path.ts';

/** The action of the nonce in the form. */
export const VERIFY_EMAIL = 'wc_verify_email';

/** An order whose link was opened in a browser that did not place it: nothing of it is shown. */
export type UnverifiedOrder = Pick<Order, 'id' | 'key' | 'oldShop'> &
  Readonly<{
    /** What the customer types: an order taken by phone may have no email. */
    by: 'email' | 'phone';
    nonce: string;
  }>;

type VerifyEmailProps = Readonly<{
  order: UnverifiedOrder;
  /** What was typed. */
  draft?: string;
  errors?: FormErrors;
}>;

/** Asks for the email of an order before it is shown. Source: WIRE §7 */
export function VerifyEmail({ order, draft = '', errors = NO_ERRORS }: VerifyEmailProps) {
  const { t, language } = useLanguage();
  return (
    <section className="j-account__narrow">
      <h1>{t('account:orders.number', { number: orderNumber(order) })}</h1>
      <p>{t(`orders:confirm.${order.by}.text`)}</p>
      <AccountForm
        className="woocommerce-form woocommerce-verify-email"
        action={receivedPath(order, language)}
        nonce={['check_submission', order.nonce]}
        errors={errors}
      >
        <TextField
          name="email"
          label={t(`orders:confirm.${order.by}.label`)}
          value={draft}
          type={order.by === 'email' ? 'email' : 'tel'}
          autoComplete={order.by === 'email' ? 'email' : 'tel'}
          isLtr
          isWide
        />
        <FormEnd name="verify" label={t('orders:confirm.do')} />
      </AccountForm>
    </section>
  );
}
