import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from 'react-email';
import type { FormEntry } from '#shop/forms';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';

const INK = '#2A211C';
const QUIET = '#5A4F47';
const GROUND = '#FAF8F5';
const LINE = '#E4DCD2';
const FONT = 'system-ui, -apple-system, "Segoe UI", Tahoma, sans-serif';

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
  const { t, language, dir } = useLanguage();
  const { id, name, email, phone, topic, message, writtenAt } = entry;
  return (
    <Html lang={language} dir={dir}>
      <Head />
      <Preview>{t('contact:mail.preview')}</Preview>
      <Body style={{ background: GROUND, fontFamily: FONT, margin: 0, padding: '32px 16px' }}>
        <Container
          style={{ background: '#FFFFFF', borderRadius: '16px', padding: '32px', maxWidth: '560px' }}
        >
          <Heading as="h1" style={{ color: INK, fontSize: '24px', fontWeight: 500, margin: '0 0 16px' }}>
            {t('contact:mail.title', { number: id })}
          </Heading>
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
        </Container>
      </Body>
    </Html>
  );
}
