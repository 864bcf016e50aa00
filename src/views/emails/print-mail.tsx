import { render, toPlainText } from 'react-email';
import { translatorFor } from '#messages';
import type { MailContent, PrintMail } from '#shop/mails';
import { fillPieces, fillText, type MailFacts, paragraphsOf } from '#shop/mails/rules/words.ts';
import { LanguageProvider, useLanguage } from '../language/language.tsx';
import { CartBody } from './cart-body.tsx';
import { GiftCardBody } from './gift-card-body.tsx';
import { factsOf } from './mail-facts.ts';
import {
  MAIL_PICTURE,
  MailButton,
  MailClosing,
  MailFrame,
  MailPicture,
  MailSmall,
  MailText,
  MailUnsubscribe,
} from './mail-frame.tsx';
import { NewOrdersBody } from './new-orders-body.tsx';
import { NotificationsBody } from './notifications-body.tsx';
import { OrderBody } from './order-body.tsx';
import { RenewalBody } from './renewal-body.tsx';
import { ContactBody, FormEntryBody, LowStockBody } from './staff-bodies.tsx';
import { WishlistBody } from './wishlist-body.tsx';

/** Keeps the case of headings in the plain text, and leaves out pictures with their links. */
const SELECTORS = [
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: `.${MAIL_PICTURE}`, format: 'skip' },
];

/** A template text; placeholders are isolated, since their direction may differ. */
function Filled({ text, facts }: { text: string; facts: MailFacts }) {
  return fillPieces(text, facts).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
    piece.isFact ? <bdi key={at}>{piece.text}</bdi> : piece.text,
  );
}

function Body({ letter, publicUrl }: { letter: MailContent; publicUrl: string }) {
  const { t } = useLanguage();
  if ('order' in letter) return <OrderBody {...letter} />;
  switch (letter.template) {
    case 'back-in-stock':
      return (
        <>
          <MailPicture picture={letter.picture} href={letter.productUrl} publicUrl={publicUrl} />
          <MailButton href={letter.productUrl}>{t('mail:restock.look')}</MailButton>
        </>
      );
    case 'abandoned-cart':
      return <CartBody {...letter} />;
    case 'wishlist-changes':
      return <WishlistBody {...letter} />;
    case 'device-cleaning':
      return <MailButton href={letter.href}>{t('mail:devices.open')}</MailButton>;
    case 'gift-card':
    case 'gift-card-to-buyer':
      return <GiftCardBody {...letter} />;
    case 'staff-invitation':
      return <MailButton href={letter.href}>{t('mail:staff.join')}</MailButton>;
    case 'low-stock':
      return <LowStockBody shelves={letter.shelves} />;
    case 'new-order':
    case 'new-orders':
      return <NewOrdersBody {...letter} />;
    case 'staff-notifications':
      return <NotificationsBody {...letter} />;
    case 'contact-message':
      return <ContactBody entry={letter.entry} />;
    case 'form-entry':
      return <FormEntryBody entry={letter.entry} />;
    case 'form-received':
      return null;
    case 'subscription-confirm':
    case 'subscription-welcome':
      return <MailButton href={letter.href}>{t(`mail:${letter.template}`)}</MailButton>;
    case 'renewal-notice':
    case 'renewal-failed':
    case 'renewal-paused':
    case 'renewal-cancelled':
      return <RenewalBody {...letter} />;
    default:
      return (
        <MailButton href={letter.href}>
          {t(`mail:account.${letter.template.slice('account-'.length)}`)}
        </MailButton>
      );
  }
}

function Leave({ letter }: { letter: MailContent }) {
  const { t } = useLanguage();
  if (letter.template === 'back-in-stock')
    return <MailUnsubscribe href={letter.forgetUrl}>{t('mail:restock.forget')}</MailUnsubscribe>;
  if ('stopUrl' in letter)
    return <MailUnsubscribe href={letter.stopUrl}>{t('mail:reminder.stop')}</MailUnsubscribe>;
  return null;
}

/** Renders a mail from the current template, its facts and the sender. */
export const printMail: PrintMail = async (letter, { language, words, sender }) => {
  const facts = { ...factsOf(letter, language), store: sender.name };
  const html = await render(
    <LanguageProvider translator={translatorFor(language)}>
      <MailFrame
        teaser={fillText(words.teaser, facts)}
        heading={<Filled text={words.heading} facts={facts} />}
        sender={sender}
        leave={<Leave letter={letter} />}
      >
        {paragraphsOf(words.opening).map((paragraph) => (
          <MailText key={paragraph}>
            <Filled text={paragraph} facts={facts} />
          </MailText>
        ))}
        <Body letter={letter} publicUrl={sender.publicUrl} />
        {words.closing === '' ? null : (
          <MailClosing>
            {paragraphsOf(words.closing).map((paragraph) => (
              <MailSmall key={paragraph}>
                <Filled text={paragraph} facts={facts} />
              </MailSmall>
            ))}
          </MailClosing>
        )}
      </MailFrame>
    </LanguageProvider>,
  );
  return {
    subject: fillText(words.subject, facts),
    html,
    plain: toPlainText(html, { selectors: SELECTORS }),
  };
};
