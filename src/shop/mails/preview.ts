import type { OrderId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { MailLetter, MailSender, PrintedMail, PrintMail } from './letter.ts';
import { mailOfOrder, type OrderMailNeeds } from './order-letter.ts';
import type { MailRefusal } from './refusals.ts';
import { sampleLetter, sampleOrderLetter } from './sample.ts';
import { isOrderTemplate, type MailTemplate, type MailWords, parseMailTemplate } from './templates.ts';
import { checkWords } from './words.ts';

export type PrintingNeeds = Readonly<{
  orders: OrderMailNeeds;
  print: PrintMail;
  sender: (language: Language) => Promise<MailSender>;
  wordsNow: (template: MailTemplate, language: Language) => Promise<MailWords>;
}>;

/** Prints a mail as it goes out: with the words and the sender of this moment. */
export function printMail({ print, sender, wordsNow }: PrintingNeeds) {
  return async (
    letter: MailLetter,
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
  /** The order the mail would be about; left out, one that was made up. */
  orderId?: OrderId | undefined;
  /** Words that are not kept yet. */
  words?: Partial<MailWords>;
}>;

async function letterFor(
  { orders }: PrintingNeeds,
  { template, language, orderId }: Omit<Previewing, 'template'> & { template: MailTemplate },
): Promise<MailLetter | null> {
  const { publicUrl } = orders;
  if (orderId === undefined || !isOrderTemplate(template)) return sampleLetter(template, language, publicUrl);
  const order = await orders.findOrder(orderId);
  if (order === null) return null;
  const mail = await mailOfOrder(orders, { template, order, which: {} });
  // An order that has had no refund yet still shows what one would look like.
  return mail?.letter ?? sampleOrderLetter(template, language, { publicUrl, order });
}

/** Shows a mail without sending it. */
export function previewMail(needs: PrintingNeeds) {
  const print = printMail(needs);
  return async (asked: Previewing): Promise<Outcome<PrintedMail, MailRefusal>> => {
    const template = parseMailTemplate(asked.template);
    if (template === null) return refuse({ code: 'mails.unknown-template' });
    const draft = checkWords(template, asked.words ?? {});
    if (!draft.ok) return draft;
    const letter = await letterFor(needs, { ...asked, template });
    if (letter === null) return refuse({ code: 'mails.unknown-order' });
    return done(await print(letter, asked.language, draft.value));
  };
}
