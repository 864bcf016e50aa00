import { Hr, Text } from 'react-email';
import type { FormEntry } from '#shop/forms';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { INK, LINE, MailFrame, QUIET } from './mail-frame.tsx';

const line = { color: INK, fontSize: '15px', margin: '4px 0' };

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Text style={line}>
      <span style={{ color: QUIET }}>{label}: </span>
      <bdi>{value}</bdi>
    </Text>
  );
}

/** What somebody wrote in the contact form, for those who answer. */
export function ContactMessage({ entry }: { entry: FormEntry }) {
  const { t, language } = useLanguage();
  const { id, name, email, phone, topic, message, writtenAt } = entry;
  return (
    <MailFrame preview={t('contact:mail.preview')} title={t('contact:mail.title', { number: id })}>
      <Fact label={t('contact:mail.from')} value={`${name} <${email}>`} />
      {phone === '' ? null : <Fact label={t('contact:phone')} value={phone} />}
      <Fact label={t('contact:topic')} value={t(`contact:topics.${topic}`)} />
      <Fact label={t('contact:mail.language')} value={t(`contact:mail.languages.${entry.language}`)} />
      <Text style={{ ...line, color: QUIET }}>{formatDate(writtenAt, language)}</Text>
      <Hr style={{ borderColor: LINE, margin: '20px 0' }} />
      <Text dir="auto" style={{ ...line, lineHeight: '1.6', whiteSpace: 'pre-wrap' }}>
        {message}
      </Text>
      <Hr style={{ borderColor: LINE, margin: '20px 0' }} />
      <Text style={{ ...line, color: QUIET, fontSize: '14px' }}>{t('contact:mail.reply')}</Text>
    </MailFrame>
  );
}
