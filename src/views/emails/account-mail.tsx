import { Hr, Text } from 'react-email';
import type { AccountLetter } from '#shop/customers';
import { useLanguage } from '../language/language.tsx';
import { INK, LINE, MailButton, MailFrame, QUIET } from './mail-frame.tsx';

/** Letters that tell what has happened; the others ask for something. */
const ALARMS: readonly AccountLetter['kind'][] = ['password-changed', 'email-changed'];
const PLAIN: readonly AccountLetter['kind'][] = ['deleted'];

type AccountMailProps = { kind: AccountLetter['kind']; name: string; href: string };

/** One letter about an account: what it is about, one way on, and what to do when it was somebody else. */
export function AccountMail({ kind, name, href }: AccountMailProps) {
  const { t } = useLanguage();
  const hello = name === '' ? t('account:mail.helloNobody') : t('account:mail.hello', { name });
  return (
    <MailFrame preview={t(`account:mail.${kind}.subject`)} title={hello}>
      <Text style={{ fontSize: '16px', lineHeight: '26px', color: INK }}>
        {t(`account:mail.${kind}.text`)}
      </Text>
      <MailButton href={href}>{t(`account:mail.${kind}.do`)}</MailButton>
      {PLAIN.includes(kind) ? null : (
        <>
          <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
          <Text style={{ fontSize: '13px', color: QUIET }}>
            {t(ALARMS.includes(kind) ? 'account:mail.alarm' : 'account:mail.ignore')}
          </Text>
        </>
      )}
    </MailFrame>
  );
}
