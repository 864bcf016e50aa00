import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { idOf } from '#admin-actions/ids.ts';
import { parseOrderId } from '#kernel/ids.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';

const template = z.string().max(60);
const language = z.enum(LANGUAGES);
const text = z.string().max(5000);
const words = z
  .object({ subject: text, teaser: text, heading: text, opening: text, closing: text })
  .partial();
const mailId = idOf();

/** Emails of the shop: texts, previews and log. Source: OR-03 */
export const actions = {
  'mails.templates': readAction({
    need: 'mails.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.mails.list()),
  }),
  'mails.read': readAction({
    need: 'mails.see',
    input: z.object({ template, language }),
    run: async ({ shop }, input) => {
      const mail = await shop.mails.read(input.template, input.language);
      return mail === null ? refuse({ code: 'mails.unknown-template' }) : done(mail);
    },
  }),
  'mails.preview': readAction({
    need: 'mails.see',
    input: z.object({ template, language, order: z.string().max(12).optional(), words: words.optional() }),
    run: async ({ shop }, { order, words: draft, ...overrides }) => {
      const orderId = order === undefined || order === '' ? undefined : parseOrderId(order);
      if (orderId === null) return refuse({ code: 'mails.unknown-order' });
      return shop.mails.preview({ ...overrides, orderId, ...(draft === undefined ? {} : { words: draft }) });
    },
  }),
  'mails.save-words': writeAction({
    need: 'mails.change',
    saves: ['mail_words'],
    input: z.object({ template, language, words, version: z.int().min(0) }),
    about: (input) => `mail:${input.template}`,
    run: ({ shop, member }, { template: name, language: of, words: typed, version }) =>
      shop.mails.save(name, of, { words: typed, actor: member.name, version }),
  }),
  'mails.reset-words': writeAction({
    need: 'mails.change',
    input: z.object({ template, language }),
    about: (input) => `mail:${input.template}`,
    run: ({ shop, member }, input) => shop.mails.reset(input.template, input.language, member.name),
  }),
  'mails.log': readAction({
    need: 'mails.see',
    input: z.object({
      recipient: z.string().trim().max(200).optional(),
      status: z.enum(['waiting', 'sent', 'failed']).optional(),
      before: z.coerce.number().pipe(idOf()).optional(),
    }),
    run: async ({ shop }, { recipient, status, before }) =>
      done(
        await shop.mails.log.list({
          ...(recipient === undefined ? {} : { recipient }),
          ...(status === undefined ? {} : { status }),
          ...(before === undefined ? {} : { before }),
        }),
      ),
  }),
  'mails.show': readAction({
    need: 'mails.see',
    input: z.object({ id: mailId }),
    run: async ({ shop }, { id }) => {
      const mail = await shop.mails.log.show(id);
      return mail === null ? refuse({ code: 'mails.unknown-mail' }) : done(mail);
    },
  }),
  'mails.resend': writeAction({
    need: 'mails.change',
    input: z.object({ id: mailId }),
    about: ({ id }) => `mail:${id}`,
    run: ({ shop }, { id }) => shop.mails.log.resend(id),
  }),
};
