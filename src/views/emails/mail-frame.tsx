import type { CSSProperties, ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Img, Link, Preview, Section, Text } from 'react-email';
import type { MailSender } from '#shop/mails';
import type { Picture } from '#shop/media';
import { useLanguage } from '../language/language.tsx';
import { copyAddress, mediaAddress } from '../picture/picture.tsx';

/** The brand colours, since mail programs do not support custom properties. */
const INK = '#2A211C';
const QUIET = '#5A4F47';
const LINE = '#E4DCD2';
const GROUND = '#FAF8F5';
const EMBER = '#B2481F';
const FONT = '"IBM Plex Sans Arabic", "Segoe UI", system-ui, -apple-system, Tahoma, Arial, sans-serif';

/** Mail programs without class support show the light colours; others follow the reader's setting. */
const DARK = `
@media (prefers-color-scheme: dark) {
  .jm-ground, .jm-ground > table > tbody > tr > td { background: #171210 !important; }
  .jm-sheet { background: #231C18 !important; border-color: #3B302A !important; }
  .jm-ink { color: #F4EEE7 !important; }
  .jm-quiet { color: #C2B5A9 !important; }
  .jm-brand { color: #F0936B !important; }
  .jm-line { border-color: #3B302A !important; }
  .jm-button { background: #C9572A !important; }
  .jm-logo { background: #FAF8F5 !important; padding: 8px 12px !important; border-radius: 8px !important; }
}
@media (max-width: 480px) {
  .jm-sheet > tbody > tr > td { padding: 28px 20px !important; }
  .jm-heading { font-size: 24px !important; line-height: 31px !important; }
}`;

const text = { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };

type MailFrameProps = {
  /** Preview text in the inbox; empty for none. */
  teaser: string;
  heading: ReactNode;
  sender: MailSender;
  /** The unsubscribe link below the mail. */
  leave?: ReactNode;
  children: ReactNode;
};

function Sender({ sender }: { sender: MailSender }) {
  const { name, address, phone, email } = sender;
  return (
    <Text className="jm-quiet" style={{ fontSize: '13px', lineHeight: '22px', color: QUIET, margin: 0 }}>
      {address === '' ? name : `${name} · ${address}`}
      <br />
      {phone === '' ? null : (
        <>
          <bdi dir="ltr">{phone}</bdi>
          {' · '}
        </>
      )}
      <bdi dir="ltr">{email}</bdi>
    </Text>
  );
}

type PictureProps = Readonly<{ picture: Picture | null; href: string; publicUrl: string }>;

/** The class of pictures, which the plain text leaves out. */
export const MAIL_PICTURE = 'jm-picture';

/** Formats that mail programs display. */
const DISPLAYED = /\.(png|jpe?g|gif)$/;
const LOGO_PX = { height: 36, mostWidth: 220 } as const;

/** The store's logo, which is drawn for a light background; its name where mail programs cannot show it. */
function StoreMark({ sender: { name, publicUrl, logo } }: { sender: MailSender }) {
  if (logo.light === null || !DISPLAYED.test(logo.light.file)) return name;
  const { file, widthPx, heightPx } = logo.light;
  const width = Math.round(Math.min(LOGO_PX.mostWidth, (LOGO_PX.height * widthPx) / heightPx));
  const height = Math.round((width * heightPx) / widthPx);
  return (
    <Img className="jm-logo" src={`${publicUrl}/media/${file}`} alt={name} width={width} height={height} />
  );
}

/** Width of a product's picture. */
const PICTURE_PX = 240;

/** A product's picture, which leads to its page. */
export function MailPicture({ picture, href, publicUrl }: PictureProps) {
  if (picture === null) return null;
  const { file, widthPx, heightPx } = picture;
  const address = DISPLAYED.test(file) ? mediaAddress(file) : copyAddress(picture, 2 * PICTURE_PX);
  return (
    <Section className={MAIL_PICTURE} style={{ margin: '0 0 8px' }}>
      <Link href={href}>
        <Img
          src={publicUrl + address}
          alt={picture.alt}
          width={PICTURE_PX}
          height={Math.round((PICTURE_PX * heightPx) / widthPx)}
          style={{ borderRadius: '12px' }}
        />
      </Link>
    </Section>
  );
}

/** The layout of every mail. */
export function MailFrame({ teaser, heading, sender, leave, children }: MailFrameProps) {
  const { language, dir } = useLanguage();
  const sheet = {
    background: '#FFFFFF',
    border: `1px solid ${LINE}`,
    borderRadius: '16px',
    padding: '36px 40px',
    maxWidth: '600px',
  };
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      {teaser === '' ? null : <Preview>{teaser}</Preview>}
      <Body
        className="jm-ground"
        lang={language}
        dir={dir}
        style={{ background: GROUND, fontFamily: FONT, margin: 0, padding: '24px 12px' }}
      >
        <Container style={{ maxWidth: '600px', padding: '8px 4px 20px' }}>
          <Link
            className="jm-brand"
            href={`${sender.publicUrl}/${language === 'ar' ? 'ar/' : ''}`}
            style={{ color: '#8F3814', fontSize: '22px', fontWeight: 600, textDecoration: 'none' }}
          >
            <StoreMark sender={sender} />
          </Link>
        </Container>
        <Container className="jm-sheet" style={sheet}>
          <Heading
            as="h1"
            className="jm-ink jm-heading"
            style={{ fontSize: '28px', lineHeight: '36px', fontWeight: 500, color: INK, margin: '0 0 16px' }}
          >
            {heading}
          </Heading>
          {children}
        </Container>
        <Container style={{ maxWidth: '600px', padding: '20px 4px' }}>
          <Sender sender={sender} />
          {leave}
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <Text className={isQuiet ? 'jm-quiet' : 'jm-ink'} style={{ ...text, color: isQuiet ? QUIET : INK }}>
      {children}
    </Text>
  );
}

/** A quotation, e.g. a customer's message. */
export function MailQuote({ children }: { children: string }) {
  return (
    <Section
      className="jm-line"
      style={{ borderInlineStart: `3px solid ${LINE}`, paddingInlineStart: '16px', margin: '0 0 20px' }}
    >
      <Text className="jm-ink" dir="auto" style={{ ...text, color: INK, margin: 0, whiteSpace: 'pre-wrap' }}>
        {children}
      </Text>
    </Section>
  );
}

export function MailHeading({ children }: { children: ReactNode }) {
  const style = { fontSize: '18px', lineHeight: '26px', fontWeight: 500, color: INK, margin: '28px 0 8px' };
  return (
    <Heading as="h2" className="jm-ink" style={style}>
      {children}
    </Heading>
  );
}

/** The button of a mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    background: EMBER,
    color: '#FFFFFF',
    borderRadius: '999px',
    padding: '14px 28px',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 500,
    textDecoration: 'none',
  };
  return (
    <Section style={{ margin: '24px 0 8px' }}>
      <Button className="jm-button" href={href} style={style}>
        {children}
      </Button>
    </Section>
  );
}

/** The closing lines, below a rule. */
export function MailClosing({ children }: { children: ReactNode }) {
  return (
    <Section
      className="jm-line"
      style={{ borderTop: `1px solid ${LINE}`, margin: '28px 0 0', paddingTop: '16px' }}
    >
      {children}
    </Section>
  );
}

export function MailSmall({ children }: { children: ReactNode }) {
  return (
    <Text
      className="jm-quiet"
      style={{ fontSize: '14px', lineHeight: '22px', color: QUIET, margin: '0 0 8px' }}
    >
      {children}
    </Text>
  );
}

/** The unsubscribe link. */
export function MailUnsubscribe({ href, children }: { href: string; children: string }) {
  return (
    <Text style={{ fontSize: '13px', lineHeight: '22px', margin: '8px 0 0' }}>
      <Link className="jm-quiet" href={href} style={{ color: QUIET, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  );
}

function Value({ value, style }: { value: string; style: CSSProperties }) {
  const place = { textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'top' } as const;
  return (
    <td className="jm-ink jm-line" style={{ ...style, ...place, paddingInlineStart: '16px' }}>
      <bdi dir="ltr">{value}</bdi>
    </td>
  );
}

type RowProps = { label: ReactNode; under?: ReactNode; value: string; isStrong?: boolean };

/** A table row: label and value; without a value the label has the whole width. */
export function MailRow({ label, under = '', value, isStrong = false }: RowProps) {
  const style = {
    padding: '10px 0',
    borderBottom: `1px solid ${LINE}`,
    fontSize: '15px',
    lineHeight: '22px',
    color: INK,
    fontWeight: isStrong ? 600 : 400,
  };
  return (
    <tr>
      <td
        className="jm-ink jm-line"
        colSpan={value === '' ? 2 : undefined}
        style={{ ...style, textAlign: 'start' }}
      >
        {label}
        {under === '' ? null : (
          <div className="jm-quiet" style={{ fontSize: '13px', color: QUIET }}>
            {under}
          </div>
        )}
      </td>
      {value === '' ? null : <Value value={value} style={style} />}
    </tr>
  );
}

export function MailTable({ children }: { children: ReactNode }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} role="presentation" style={{ margin: '8px 0 16px' }}>
      <tbody>{children}</tbody>
    </table>
  );
}
