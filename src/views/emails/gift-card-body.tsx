import { Link, Section, Text } from 'react-email';
import type { GiftCardEmail } from '#shop/mails';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { mailAmount } from './amount.ts';
import { MailButton, MailQuote, MailText } from './mail-frame.tsx';

/** The card is dark in light and dark mail programs alike. */
const CARD = {
  background: '#2A211C',
  borderRadius: '16px',
  borderTop: '6px solid #C9572A',
  padding: '28px',
  margin: '8px 0 20px',
};
const LIGHT = '#F4EEE7';
const SOFT = '#D8C9BC';

function CardText({ size, color = LIGHT, children }: { size: number; color?: string; children: string }) {
  return (
    <Text style={{ fontSize: `${size}px`, lineHeight: 1.35, color, margin: '0 0 6px' }}>
      <bdi>{children}</bdi>
    </Text>
  );
}

/** The gift card: its value, its code to be typed or copied, and until when it is valid. */
export function GiftCardBody({
  sender,
  message,
  code,
  balance,
  expiresAt,
  balanceUrl,
  shopUrl,
}: GiftCardEmail) {
  const { t, language } = useLanguage();
  return (
    <>
      {message === '' ? null : <MailQuote>{message}</MailQuote>}
      <Section style={CARD}>
        <CardText size={15} color={SOFT}>
          {sender === '' ? t('giftCards:title') : t('giftCards:mail.from', { sender })}
        </CardText>
        <CardText size={34}>{mailAmount(balance)}</CardText>
        <Text
          dir="ltr"
          style={{
            ...{
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              fontSize: '17px',
              lineHeight: '28px',
              whiteSpace: 'nowrap',
            },
            ...{ color: LIGHT, letterSpacing: '1px', margin: '18px 0 6px', fontWeight: 600 },
          }}
        >
          {code}
        </Text>
        <CardText size={14} color={SOFT}>
          {expiresAt === null
            ? t('giftCards:balance.noExpiry')
            : t('giftCards:balance.validUntil', { date: formatDate(expiresAt, language) })}
        </CardText>
      </Section>
      <MailText>{t('giftCards:balance.use')}</MailText>
      <MailButton href={shopUrl}>{t('giftCards:balance.buy')}</MailButton>
      <MailText isQuiet>
        <Link className="jm-brand" href={balanceUrl} style={{ color: '#8F3814' }}>
          {t('giftCards:balance.check')}
        </Link>
      </MailText>
    </>
  );
}
