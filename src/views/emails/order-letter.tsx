import type { ReactNode } from 'react';
import { Hr, Text } from 'react-email';
import type { Order } from '#shop/orders';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { INK, LINE, MailButton, MailFrame, QUIET } from './mail-frame.tsx';

/** What every mail about an order knows. */
export type OrderMailProps = Readonly<{
  order: Order;
  /** Where its shopper sees it. */
  orderUrl: string;
  /** The shop's own; empty when it has none. */
  phone: string;
}>;

type OrderLetterProps = OrderMailProps &
  Readonly<{
    /** Its words stand below `mail:`. */
    words: string;
    /** Amounts and numbers that the words name. */
    facts?: Readonly<Record<string, string | number>>;
    children?: ReactNode;
  }>;

/** A line of plain text in a mail. */
export function MailText({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <Text style={{ fontSize: '16px', lineHeight: '26px', color: isQuiet ? QUIET : INK, margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

/** A short mail about an order: a greeting, what happened, the way to the order, whom to ask. */
export function OrderLetter({ order, orderUrl, phone, words, facts = {}, children }: OrderLetterProps) {
  const { t, language } = useLanguage();
  const all = {
    number: order.id,
    name: order.address.firstName,
    date: formatDate(order.placedAt, language),
    ...facts,
  };
  return (
    <MailFrame preview={t(`mail:${words}.preview`, all)} title={t(`mail:${words}.greeting`, all)}>
      <MailText>{t(`mail:${words}.text`, all)}</MailText>
      {children}
      <MailButton href={orderUrl}>{t('mail:look')}</MailButton>
      <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
      <Text style={{ fontSize: '13px', color: QUIET }}>
        {phone === '' ? t('mail:questionsByMail') : t('mail:questions', { phone })}
      </Text>
    </MailFrame>
  );
}
