import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from 'react-email';
import { useLanguage } from '../language/language.tsx';

const INK = '#2A211C';
const QUIET = '#5A4F47';
const GROUND = '#FAF8F5';
const LINE = '#E4DCD2';
const FONT = 'system-ui, -apple-system, "Segoe UI", Tahoma, sans-serif';

type BackInStockProps = { name: string; productUrl: string; forgetUrl: string };

/** Sent once to who asked for it: the thing is back, and how to be forgotten. */
export function BackInStock({ name, productUrl, forgetUrl }: BackInStockProps) {
  const { t, language, dir } = useLanguage();
  return (
    <Html lang={language} dir={dir}>
      <Head />
      <Preview>{t('restock:mail.preview', { name })}</Preview>
      <Body style={{ background: GROUND, fontFamily: FONT, margin: 0, padding: '32px 16px' }}>
        <Container
          style={{ background: '#FFFFFF', borderRadius: '16px', padding: '32px', maxWidth: '560px' }}
        >
          <Text style={{ color: '#8F3814', fontSize: '20px', fontWeight: 600, margin: '0 0 24px' }}>
            {t('shop:name')}
          </Text>
          <Heading as="h1" style={{ fontSize: '26px', fontWeight: 500, color: INK, margin: '0 0 12px' }}>
            {t('restock:mail.title', { name })}
          </Heading>
          <Text style={{ fontSize: '16px', lineHeight: '26px', color: INK }}>{t('restock:mail.text')}</Text>
          <Button
            href={productUrl}
            style={{
              background: '#B2481F',
              color: '#FFFFFF',
              borderRadius: '999px',
              padding: '14px 28px',
              fontSize: '16px',
            }}
          >
            {t('restock:mail.look')}
          </Button>
          <Hr style={{ borderColor: LINE, margin: '28px 0 16px' }} />
          <Text style={{ fontSize: '13px', color: QUIET }}>
            {t('restock:mail.why')}{' '}
            <Link href={forgetUrl} style={{ color: QUIET, textDecoration: 'underline' }}>
              {t('restock:mail.forget')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
