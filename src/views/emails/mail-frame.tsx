import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview, Text } from 'react-email';
import { useLanguage } from '../language/language.tsx';

/** The shop's colours as mail programs take them: no custom properties there. */
export const INK = '#2A211C';
export const QUIET = '#5A4F47';
export const LINE = '#E4DCD2';
const GROUND = '#FAF8F5';
const FONT = 'system-ui, -apple-system, "Segoe UI", Tahoma, sans-serif';

type MailFrameProps = {
  /** Shown beside the subject in a list of mails. */
  preview?: string;
  title: string;
  children: ReactNode;
};

/** What every mail of the shop has around its words. */
export function MailFrame({ preview, title, children }: MailFrameProps) {
  const { t, language, dir } = useLanguage();
  return (
    <Html lang={language} dir={dir}>
      <Head />
      {preview === undefined ? null : <Preview>{preview}</Preview>}
      <Body style={{ background: GROUND, fontFamily: FONT, margin: 0, padding: '32px 16px' }}>
        <Container
          style={{ background: '#FFFFFF', borderRadius: '16px', padding: '32px', maxWidth: '560px' }}
        >
          <Text style={{ color: '#8F3814', fontSize: '20px', fontWeight: 600, margin: '0 0 24px' }}>
            {t('shop:name')}
          </Text>
          <Heading as="h1" style={{ fontSize: '26px', fontWeight: 500, color: INK, margin: '0 0 12px' }}>
            {title}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** The one thing a mail asks to do. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    background: '#B2481F',
    color: '#FFFFFF',
    borderRadius: '999px',
    padding: '14px 28px',
    fontSize: '16px',
  };
  return (
    <Button href={href} style={style}>
      {children}
    </Button>
  );
}
