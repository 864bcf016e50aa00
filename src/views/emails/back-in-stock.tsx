import { Hr, Link, Text } from 'react-email';
import { useLanguage } from '../language/language.tsx';
import { INK, LINE, MailButton, MailFrame, QUIET } from './mail-frame.tsx';

type BackInStockProps = { name: string; productUrl: string; forgetUrl: string };

/** Sent once to who asked for it: the thing is back, and how to be forgotten. */
export function BackInStock({ name, productUrl, forgetUrl }: BackInStockProps) {
  const { t } = useLanguage();
  return (
    <MailFrame preview={t('restock:mail.preview', { name })} title={t('restock:mail.title', { name })}>
      <Text style={{ fontSize: '16px', lineHeight: '26px', color: INK }}>{t('restock:mail.text')}</Text>
      <MailButton href={productUrl}>{t('restock:mail.look')}</MailButton>
      <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
      <Text style={{ fontSize: '13px', color: QUIET }}>
        {t('restock:mail.why')}{' '}
        <Link href={forgetUrl} style={{ color: QUIET, textDecoration: 'underline' }}>
          {t('restock:mail.forget')}
        </Link>
      </Text>
    </MailFrame>
  );
}
