import { z } from 'zod';
import type { FormEntryId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { ENTRY_STATES, TOPICS } from '#shop/forms';
import { pageInput } from './id-input.ts';
import { idOf, idsOf } from './ids.ts';
import { change, look } from './verb.ts';

const PER_PAGE = 30;
const MOST_AT_ONCE = 200;
const LONGEST_NOTE = 2000;

const entryId = idOf<FormEntryId>();
const ids = idsOf<FormEntryId>(MOST_AT_ONCE);
const filter = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  state: z
    .enum([...ENTRY_STATES, 'all'])
    .catch('new')
    .default('new'),
  topic: z.enum(TOPICS).nullable().catch(null).default(null),
});

function asked({ q, state, topic }: z.output<typeof filter>, page: number) {
  return {
    text: q,
    state: state === 'all' ? null : state,
    topic,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  };
}

/** What was written to the shop by its forms. Source: BO-01, FM-06 */
export const entryVerbs = {
  'entries.list': look({
    need: 'forms.see',
    input: filter.extend({ page: pageInput }),
    run: async ({ shop }, { page, ...sought }) => {
      const [found, settings] = await Promise.all([
        shop.forms.desk.find(asked(sought, page)),
        shop.settings.all(),
      ]);
      return done({ ...found, page, perPage: PER_PAGE, keptDays: settings['shop.messagesKeptDays'] });
    },
  }),
  'entries.open': look({
    need: 'forms.see',
    input: z.object({ id: entryId }),
    run: async ({ shop }, { id }) => {
      const entry = await shop.forms.desk.open(id);
      const settings = await shop.settings.all();
      return entry === null
        ? refuse({ code: 'forms.unknown-entry' })
        : done({ ...entry, keptDays: settings['shop.messagesKeptDays'] });
    },
  }),
  /** Marks some at once; gives what each was before, so that it can be taken back. */
  'entries.move': change({
    need: 'forms.change',
    input: z.object({ ids, to: z.enum(ENTRY_STATES) }),
    about: (input) => input.ids.map((id) => `entry:${id}`).join(' '),
    run: async ({ shop }, input) => done(await shop.forms.desk.move(input.ids, input.to)),
  }),
  'entries.note': change({
    need: 'forms.change',
    input: z.object({
      id: entryId,
      note: z.string().trim().max(LONGEST_NOTE),
      seen: z.string().max(LONGEST_NOTE),
    }),
    about: ({ id }) => `entry:${id}`,
    run: ({ shop }, { id, ...note }) => shop.forms.desk.note(id, note),
  }),
  'entries.erase': change({
    need: 'forms.erase',
    input: z.object({ ids }),
    about: (input) => input.ids.map((id) => `entry:${id}`).join(' '),
    run: async ({ shop }, input) => done(await shop.forms.desk.erase(input.ids)),
  }),
  /** Names and addresses leave the shop: it is remembered who took which. */
  'entries.export': change({
    need: 'forms.see',
    input: filter,
    run: async ({ shop }, input) => done(shop.forms.desk.stream(asked(input, 1))),
  }),
};
