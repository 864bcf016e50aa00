import { render, toPlainText } from 'react-email';
import { translatorFor } from '#messages';
import type { MailLetter, PrintMail } from '#shop/mails';
import { fillPieces, fillText, type MailFacts, paragraphsOf } from '#shop/mails/words.ts';
import { LanguageProvider, useLanguage } from '../language/language.tsx';
import { CartBody } from './cart-body.tsx';
import { factsOf } from './mail-facts.ts';
import { MailButton, MailClosing, MailFrame, MailLeave, MailSmall, MailText } from './mail-frame.tsx';
import { NewOrdersBody } from './new-orders-body.tsx';
import { OrderBody } from './order-body.tsx';
import { ContactBody, LowStockBody } from './staff-bodies.tsx';

/** Headings keep their letters as they are. */
const HEADINGS = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }));

/** A part of a mail's words, its facts kept apart from words that may run the other way. */
function Filled({ text, facts }: { text: string; facts: MailFacts }) {
  return fillPieces(text, facts).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
    piece.isFact ? <bdi key={at}>{piece.text}</bdi> : piece.text,
  );
}

function Body({ letter }: { letter: MailLetter }) {
  const { t } = useLanguage();
  if ('order' in letter) return <OrderBody {...letter} />;
  switch (letter.template) {
    case 'back-in-stock':
      return <MailButton href={letter.productUrl}>{t('mail:restock.look')}</MailButton>;
    case 'abandoned-cart':
      return <CartBody {...letter} />;
    case 'staff-invitation':
      return <MailButton href={letter.href}>{t('mail:staff.join')}</MailButton>;
    case 'low-stock':
      return <LowStockBody shelves={letter.shelves} />;
    case 'new-order':
    case 'new-orders':
      return <NewOrdersBody orders={letter.newOrders} />;
    case 'contact-message':
      return <ContactBody entry={letter.entry} />;
    default:
      return (
        <MailButton href={letter.href}>
          {t(`mail:account.${letter.template.slice('account-'.length)}`)}
        </MailButton>
      );
  }
}

function Leave({ letter }: { letter: MailLetter }) {
  const { t } = useLanguage();
  if (letter.template === 'back-in-stock')
    return <MailLeave href={letter.forgetUrl}>{t('mail:restock.forget')}</MailLeave>;
  if (letter.template === 'abandoned-cart')
    return <MailLeave href={letter.stopUrl}>{t('mail:reminder.stop')}</MailLeave>;
  return null;
}

/** Prints a mail: the words as they stand now, what it is about, and who writes. */
export const printMail: PrintMail = async (letter, { language, words, sender }) => {
  const facts = factsOf(letter, language);
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
        <Body letter={letter} />
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
  return { subject: fillText(words.subject, facts), html, plain: toPlainText(html, { selectors: HEADINGS }) };
};
