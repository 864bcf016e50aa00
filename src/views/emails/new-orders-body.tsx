import { Link } from 'react-email';
import { inLanguage } from '#kernel/language.ts';
import type { NewOrder, NewOrdersEmail } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailHeading, MailRow, MailTable } from './mail-frame.tsx';

function Order({ order }: { order: NewOrder }) {
  const { t, language } = useLanguage();
  return (
    <>
      <MailHeading>
        <Link className="jm-ink" href={order.href} style={{ color: 'inherit', textDecoration: 'underline' }}>
          {t('mail:order.number', { number: order.id })}
        </Link>
      </MailHeading>
      <MailTable>
        {order.lines.map(({ name, quantity }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
          <MailRow key={position} label={`${quantity} × ${inLanguage(name, language)}`} value="" />
        ))}
        <MailRow label={t('cart:total')} value={mailAmount(order.total)} isStrong />
        <MailRow
          label={order.emirate === null ? '' : t(`checkout:emirates.${order.emirate}`)}
          under={t(`checkout:methods.${order.paymentMethod}.title`, { defaultValue: order.paymentMethod })}
          value=""
        />
      </MailTable>
    </>
  );
}

/** For the packing staff: each new order with link, lines, total, emirate and payment method, and one button. */
export function NewOrdersBody({ newOrders, ordersUrl }: NewOrdersEmail) {
  const { t } = useLanguage();
  const [first] = newOrders;
  const only = newOrders.length === 1 ? first : undefined;
  return (
    <>
      {newOrders.map((order) => (
        <Order key={order.id} order={order} />
      ))}
      <MailButton href={only?.href ?? ordersUrl}>
        {only === undefined ? t('mail:newOrders.all') : t('mail:newOrders.open', { number: only.id })}
      </MailButton>
    </>
  );
}
