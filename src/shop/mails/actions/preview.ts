import type { OrderId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { MailContent, MailSender, PrintedMail, PrintMail } from '../email.ts';
import type { MailRefusal } from '../refusals.ts';
import { sampleMail, sampleOrderMail } from '../rules/sample.ts';
import { isOrderTemplate, type MailTemplate, type MailWords, parseMailTemplate } from '../rules/templates.ts';
import { checkWords } from '../rules/words.ts';
import { mailOfOrder, type OrderMailDeps } from './order-email.ts';

export type PrintingDeps = Readonly<{
  orders: OrderMailDeps;
  print: PrintMail;
  sender: (language: Language) => Promise<MailSender>;
  wordsNow: (template: MailTemplate, language: Language) => Promise<MailWords>;
}>;

/** Renders a mail with its current texts and sender. */
export function printMail({ print, sender, wordsNow }: PrintingDeps) {
  return async (
    letter: MailContent,
    language: Language,
    draft: Partial<MailWords> = {},
  ): Promise<PrintedMail> => {
    const words = { ...(await wordsNow(letter.template, language)), ...draft };
    return print(letter, { language, words, sender: await sender(language) });
  };
}

export type Previewing = Readonly<{
  template: string;
  language: Language;
  /** The order to use; default: sample data. */
  orderId?: OrderId | undefined;
  /** Unsaved texts. */
  words?: Partial<MailWords>;
}>;

async function letterFor(
  { orders }: PrintingDeps,
  { template, language, orderId }: Omit<Previewing, 'template'> & { template: MailTemplate },
): Promise<MailContent | null> {
  const { publicUrl } = orders;
  if (orderId === undefined || !isOrderTemplate(template)) return sampleMail(template, language, publicUrl);
  const order = await orders.findOrder(orderId);
  if (order === null) return null;
  const mail = await mailOfOrder(orders, { template, order, which: {} });
  // An order without such an event is previewed with sample data.
  return mail?.letter ?? sampleOrderMail(template, language, { publicUrl, order });
}

/** Previews a mail without sending it. */
export function previewMail(deps: PrintingDeps) {
  const print = printMail(deps);
  return async (requested: Previewing): Promise<Outcome<PrintedMail, MailRefusal>> => {
    const template = parseMailTemplate(requested.template);
    if (template === null) return refuse({ code: 'mails.unknown-template' });
    const draft = checkWords(template, requested.words ?? {});
    if (!draft.ok) return draft;
    const letter = await letterFor(deps, { ...requested, template });
    if (letter === null) return refuse({ code: 'mails.unknown-order' });
    return done(await print(letter, requested.language, draft.value));
  };
}
