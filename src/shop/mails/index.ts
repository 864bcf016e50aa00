import type { Language } from '#kernel/language.ts';
import { type WordsDeps, wordsOfMails } from './actions/change-words.ts';
import { type InviteDeps, inviteByMail } from './actions/invite.ts';
import { attachmentsOf, type LogDeps, logOfMails } from './actions/log.ts';
import { mailOfOrderEvent, type OrderMailDeps } from './actions/order-email.ts';
import { previewMail, printMail } from './actions/preview.ts';
import type { MailSender, PrintMail } from './email.ts';

export type { ListedTemplate, ReadTemplate } from './actions/change-words.ts';
export type { OrderMail } from './actions/order-email.ts';
export type { Previewing } from './actions/preview.ts';
export type {
  AccountEmailFacts,
  BackInStockEmail,
  CartEmail,
  GiftCardEmail,
  InvitationEmail,
  MailContent,
  MailSender,
  NewOrder,
  NewOrdersEmail,
  NotificationsEmail,
  OrderEmail,
  PrintedMail,
  PrintMail,
  RenewalEmail,
  WishlistEmail,
} from './email.ts';
export type { MailRefusal } from './refusals.ts';
/** All mail templates, and the parts of their texts. */
export {
  type AccountTemplate,
  MAIL_PARTS,
  MAIL_TEMPLATES,
  type MailPart,
  type MailTemplate,
  type MailWords,
  type OrderTemplate,
  TEMPLATE_NAMES,
} from './rules/templates.ts';
/** Placeholders in texts, and their validation. */
export {
  checkWords,
  fillPieces,
  fillText,
  type MailFacts,
  type MailPiece,
  paragraphsOf,
} from './rules/words.ts';
export type { StoredWords } from './store/words.ts';

export type MailDeps = Readonly<{
  orders: OrderMailDeps;
  print: PrintMail;
  sender: (language: Language) => Promise<MailSender>;
  put: InviteDeps['put'];
}> &
  WordsDeps &
  LogDeps;

/**
 * The shop's mails.
 *
 * Texts: `list` all templates, `read` one with its history, `save` custom texts, `reset` to the defaults;
 * `preview` renders a mail with sample data or a real order, also with unsaved texts.
 *
 * Sending, for jobs: `ofNews` the mail of an order event, `print` renders a mail, `attachments` its files.
 * `invite` sends an invitation at once.
 *
 * `log`: sent, waiting and failed mails; `log.resend` resends one.
 *
 * Refusals: `mails.unknown-template`, `mails.unknown-order`, `mails.unknown-mail`, `mails.unknown-placeholder`,
 * `mails.words-missing`, `mails.words-long`, `mails.still-waiting`, `mails.holds-key`.
 * Source: OR-03
 */
export function createMails(deps: MailDeps) {
  const { wordsNow, ...words } = wordsOfMails(deps);
  const printing = { ...deps, wordsNow };
  return {
    ...words,
    preview: previewMail(printing),
    print: printMail(printing),
    invite: inviteByMail({ ...deps, print: printMail(printing) }),
    attachments: attachmentsOf(deps),
    ofNews: (payload: object) => mailOfOrderEvent(deps.orders, payload),
    log: logOfMails(deps),
  };
}
