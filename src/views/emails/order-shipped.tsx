import { Link } from 'react-email';
import { useLanguage } from '../language/language.tsx';
import { deliveryTime } from '../order/delivery-time.ts';
import { MailText, OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** Sent when an order leaves the house: when it arrives, and where it can be followed. */
export function OrderShipped(props: OrderMailProps) {
  const { t, language } = useLanguage();
  const { tracking, delivery } = props.order;
  const time = deliveryTime(delivery, language);
  return (
    <OrderLetter {...props} words="shipped">
      {time === null ? null : <MailText>{t('mail:shipped.arrives', { day: time })}</MailText>}
      {tracking === null ? null : (
        <MailText>
          {t('mail:shipped.tracking', { carrier: tracking.carrier })}{' '}
          {tracking.url === '' ? (
            <bdi dir="ltr">{tracking.number}</bdi>
          ) : (
            <Link href={tracking.url}>
              <bdi dir="ltr">{tracking.number}</bdi>
            </Link>
          )}
        </MailText>
      )}
    </OrderLetter>
  );
}
