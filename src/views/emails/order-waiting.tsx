import { minus, toDecimal } from '#kernel/money.ts';
import { formatMoment } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { MailText, OrderLetter, type OrderMailProps } from './order-letter.tsx';

/** The account's own lines, as they were written. */
function Account({ account }: { account: string }) {
  const lines = account.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => (
    <MailText key={line}>
      <bdi>{line}</bdi>
    </MailText>
  ));
}

/** Sent when an order waits for its bank transfer: how much, where to, until when. */
export function OrderWaiting({ account, ...props }: OrderMailProps & { account: string }) {
  const { t, language } = useLanguage();
  const { id: number, totals, money, reservedUntil } = props.order;
  const amount = toDecimal(minus(totals.total, money.paid));
  return (
    <OrderLetter {...props} words="waiting">
      {account.trim() === '' ? null : (
        <>
          <MailText>{t('mail:waiting.account', { amount, number })}</MailText>
          <Account account={account} />
        </>
      )}
      {reservedUntil === null ? null : (
        <MailText>{t('mail:waiting.until', { time: formatMoment(reservedUntil, language) })}</MailText>
      )}
    </OrderLetter>
  );
}
