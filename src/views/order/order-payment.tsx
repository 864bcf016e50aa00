import type { Order } from '#shop/orders';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The payment state of an order as shown to the customer. */
export type OrderPayment =
  | { step: 'none' | 'call' | 'checking' }
  | { step: 'transfer'; account: string }
  | { step: 'unpaid'; href: string };

function Checking({ order }: { order: Order }) {
  const { t, to } = useLanguage();
  return (
    <div className="j-notice j-notice--info woocommerce-info" role="status">
      <Icon name="hourglass-medium" isSmall />
      <div>
        <b>{t('payments:checking')}</b>
        <p>{t(order.email === '' ? 'payments:checkingTextUnmailed' : 'payments:checkingText')}</p>
        <a className="j-link" href={to(`/checkout/order-received/${order.id}/?key=${order.key}`)}>
          {t('payments:refresh')}
        </a>
      </div>
    </div>
  );
}

function Unpaid({ href }: { href: string }) {
  const { t } = useLanguage();
  return (
    <div className="j-notice j-notice--bad woocommerce-thankyou-order-failed" role="status">
      <Icon name="warning-circle" isSmall />
      <div>
        <b>{t('payments:waiting')}</b>
        <p>{t('payments:waitingText')}</p>
        <a className="j-btn j-btn--primary j-btn--s button pay" href={href}>
          {t('payments:payNow')}
        </a>
      </div>
    </div>
  );
}

/** Where the money is to be transferred to. */
export function TransferDetails({ account, number }: { account: string; number: number }) {
  const { t } = useLanguage();
  return (
    <section className="j-sum woocommerce-bacs-bank-details">
      <h2>{t('payments:transferTitle')}</h2>
      <p>{t('payments:transferText', { number })}</p>
      <p className="j-lines-kept">
        <bdi>{account}</bdi>
      </p>
    </section>
  );
}

/** The payment note above the order. */
export function PaymentNote({ order, payment }: { order: Order; payment: OrderPayment }) {
  const { t } = useLanguage();
  if (payment.step === 'checking') return <Checking order={order} />;
  if (payment.step === 'unpaid') return <Unpaid href={payment.href} />;
  if (payment.step === 'transfer') return <TransferDetails account={payment.account} number={order.id} />;
  if (payment.step !== 'call' && order.email === '') return null;
  return (
    <p className="j-notice j-notice--ok">
      <Icon name="check-circle" isSmall />
      <span>
        {payment.step === 'call' ? t('payments:callFirst') : t('orders:mailSent', { email: order.email })}
      </span>
    </p>
  );
}

/** The heading thanks only for a paid order. */
export function headingKey({ step }: OrderPayment): string {
  if (step === 'unpaid') return 'payments:waiting';
  return step === 'checking' ? 'payments:checking' : 'orders:thanks';
}
