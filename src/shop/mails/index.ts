import type { Language } from '#kernel/language.ts';
import { type WordsNeeds, wordsOfMails } from './change-words.ts';
import { type InviteNeeds, inviteByMail } from './invite.ts';
import type { MailSender, PrintMail } from './letter.ts';
import { type LogNeeds, logOfMails, papersOf } from './log.ts';
import { mailOfNews, type OrderMailNeeds } from './order-letter.ts';
import { previewMail, printMail } from './preview.ts';

export type { ListedTemplate, ReadTemplate } from './change-words.ts';
export type {
  AccountLetterFacts,
  BackInStockLetter,
  CartLetter,
  InvitationLetter,
  MailLetter,
  MailSender,
  NewOrder,
  NewOrdersLetter,
  OrderLetter,
  PrintedMail,
  PrintMail,
} from './letter.ts';
export type { OrderMail } from './order-letter.ts';
export type { Previewing } from './preview.ts';
export type { MailRefusal } from './refusals.ts';
/** Every mail the shop writes, by name, and the parts of its words. */
export {
  type AccountTemplate,
  MAIL_PARTS,
  MAIL_TEMPLATES,
  type MailPart,
  type MailTemplate,
  type MailWords,
  type OrderTemplate,
  TEMPLATE_NAMES,
} from './templates.ts';
export type { KeptWords } from './words.store.ts';
/** How facts get into words, and what a text is refused for. */
export { checkWords, fillPieces, fillText, type MailFacts, type MailPiece, paragraphsOf } from './words.ts';

export type MailNeeds = Readonly<{
  orders: OrderMailNeeds;
  print: PrintMail;
  sender: (language: Language) => Promise<MailSender>;
  put: InviteNeeds['put'];
}> &
  WordsNeeds &
  LogNeeds;

/**
 * The shop's mails.
 *
 * Words: `list` every template, `read` one with its history, `save` words of the shop's own, `reset` to the first ones;
 * `preview` shows a mail with made-up facts or a real order, also with words that are not kept yet.
 *
 * Writing, for the jobs: `ofNews` what a piece of news about an order becomes, `print` a mail as it goes out, `papers` what
 * goes with it. `invite` writes to whom the owner invites, at once.
 *
 * `log`: what was written to whom and whether it went out; `log.resend` sends it again.
 *
 * Refusals: `mails.unknown-template`, `mails.unknown-order`, `mails.unknown-mail`, `mails.unknown-placeholder`,
 * `mails.words-missing`, `mails.words-long`, `mails.still-waiting`, `mails.holds-key`.
 * Source: OR-03
 */
export function createMails(needs: MailNeeds) {
  const { wordsNow, ...words } = wordsOfMails(needs);
  const printing = { ...needs, wordsNow };
  return {
    ...words,
    preview: previewMail(printing),
    print: printMail(printing),
    invite: inviteByMail({ ...needs, print: printMail(printing) }),
    papers: papersOf(needs),
    ofNews: (payload: object) => mailOfNews(needs.orders, payload),
    log: logOfMails(needs),
  };
}
