import { inLanguage } from '#kernel/language.ts';
import type { NewOrder } from '#shop/mails';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailHeading, MailRow, MailTable } from './mail-frame.tsx';

function Order({ order }: { order: NewOrder }) {
  const { t, language } = useLanguage();
  return (
    <>
      <MailHeading>{t('mail:order.number', { number: order.id })}</MailHeading>
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
      <MailButton href={order.href}>{t('mail:newOrders.open', { number: order.id })}</MailButton>
    </>
  );
}

/** For the packing staff: each new order with lines, total, emirate, payment method and link. */
export function NewOrdersBody({ orders }: { orders: readonly NewOrder[] }) {
  return orders.map((order) => <Order key={order.id} order={order} />);
}
