import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { inLanguage } from '#kernel/language.ts';
import { done } from '#kernel/outcome.ts';

const SUBJECT = 'setting:comingSoon';
const MOST_PAGES = 200;
const MOST_DAYS = 90;

const saving = z.object({
  version: z.int().min(0),
  mode: z.enum(['off', 'store', 'site']),
  page: z.string().max(200),
  opensAt: z.iso.datetime().nullable(),
  answer: z.enum(['503', 'noindex']),
});

/** The mode, and the published pages that may be shown in place of closed ones. */
async function open({ shop, language }: ActionCall) {
  const query = { kind: 'page', state: 'published', category: null, lacksArabic: false } as const;
  const [{ setting, version }, stored] = await Promise.all([
    shop.comingSoon.open(),
    shop.content.edit.find({ ...query, text: '', limit: MOST_PAGES, offset: 0 }),
  ]);
  const { mode, page, opensAt, answer } = setting;
  return done({
    version,
    setting: { mode, page, opensAt: opensAt === '' ? null : opensAt, answer },
    pages: stored.rows.map(({ slug, title }) => ({ slug, title: inLanguage(title, language) })),
  });
}

/** The coming-soon mode of the shop. Source: CS-06 */
export const actions = {
  'coming-soon.open': readAction({ need: 'settings.see', input: z.object({}), run: open }),
  'coming-soon.save': writeAction({
    need: 'settings.change',
    saves: ['setting'],
    input: saving,
    about: () => SUBJECT,
    run: ({ shop }, { version, opensAt, ...typed }) =>
      shop.comingSoon.save({ ...typed, opensAt: opensAt ?? '' }, version),
  }),
  /** Creates a link that opens the closed shop to anyone who has it. */
  'coming-soon.make-link': writeAction({
    need: 'settings.change',
    input: z.object({ days: z.int().min(1).max(MOST_DAYS) }),
    about: () => SUBJECT,
    run: async ({ shop }, { days }) => {
      const { text, until } = await shop.comingSoon.links.make(days);
      return done({ text, until });
    },
  }),
  'coming-soon.turn-off-links': writeAction({
    need: 'settings.change',
    input: z.object({}),
    about: () => SUBJECT,
    run: ({ shop }) => shop.comingSoon.links.turnOff(),
  }),
};
