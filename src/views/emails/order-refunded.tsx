import { toDecimal } from '#kernel/money.ts';
import type { Refund } from '#shop/orders';
import { useLanguage } from '../language/language.tsx';
import { MailText, OrderLetter, type OrderMailProps } from './order-letter.tsx';

type OrderRefundedProps = OrderMailProps &
  Readonly<{
    refund: Refund;
    /** The number of the credit note; null when there is none. */
    creditNote: string | null;
  }>;

/** Sent when money goes back: how much, and by which paper. */
export function OrderRefunded({ refund, creditNote, ...props }: OrderRefundedProps) {
  const { t } = useLanguage();
  const amount = toDecimal(refund.total);
  return (
    <OrderLetter {...props} words="refunded" facts={{ amount }}>
      {creditNote === null ? null : (
        <MailText isQuiet>{t('mail:refunded.creditNote', { label: creditNote })}</MailText>
      )}
    </OrderLetter>
  );
}
