import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput } from '#admin-actions/id-input.ts';
import { idOf, idsOf } from '#admin-actions/ids.ts';
import type { FormEntryId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { ENTRY_STATES, TOPICS } from '#shop/forms';

const PER_PAGE = 30;
const MOST_AT_ONCE = 200;
const LONGEST_FORM = 400;
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
  form: z.string().max(LONGEST_FORM).nullable().catch(null).default(null),
});

function toQuery({ q, state, topic, form }: z.output<typeof filter>, page: number) {
  return {
    text: q,
    state: state === 'all' ? null : state,
    topic,
    form,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  };
}

/** Entries of the shop's forms. Source: BO-01, FM-06 */
export const actions = {
  'entries.list': readAction({
    need: 'forms.see',
    input: filter.extend({ page: pageInput }),
    run: async ({ shop }, { page, ...sought }) => {
      const [entries, forms, settings] = await Promise.all([
        shop.forms.staff.find(toQuery(sought, page)),
        shop.forms.staff.forms(),
        shop.settings.all(),
      ]);
      return done({
        ...entries,
        forms,
        page,
        perPage: PER_PAGE,
        keptDays: settings['shop.messagesKeptDays'],
      });
    },
  }),
  'entries.open': readAction({
    need: 'forms.see',
    input: z.object({ id: entryId }),
    run: async ({ shop }, { id }) => {
      const entry = await shop.forms.staff.open(id);
      const settings = await shop.settings.all();
      const deliveries = await shop.forms.deliveries.of(id);
      return entry === null
        ? refuse({ code: 'forms.unknown-entry' })
        : done({ ...entry, deliveries, keptDays: settings['shop.messagesKeptDays'] });
    },
  }),
  /** The secret by which receivers verify webhooks. */
  'entries.webhook-secret': writeAction({
    need: 'settings.change',
    input: z.object({}),
    run: async ({ shop }) => done(shop.forms.deliveries.secret()),
  }),
  'entries.redeliver': writeAction({
    need: 'forms.change',
    input: z.object({ id: entryId, delivery: z.int().positive().max(2_147_483_647) }),
    about: ({ id }) => `entry:${id}`,
    run: ({ shop }, { id, delivery }) => shop.forms.deliveries.again(id, delivery),
  }),
  /** Downloads a file of an entry; a write action, since the audit log records it. */
  'entries.file': writeAction({
    need: 'forms.see',
    input: z.object({ id: entryId, file: z.int().positive().max(2_147_483_647) }),
    about: ({ id }) => `entry:${id}`,
    run: async ({ shop }, { id, file }) => {
      const answer = await shop.forms.staff.file(id, file);
      return answer === null ? refuse({ code: 'forms.unknown-file' }) : done(answer);
    },
  }),
  /** Moves several entries to a state; returns the previous state of each, for undo. */
  'entries.move': writeAction({
    need: 'forms.change',
    input: z.object({ ids, to: z.enum(ENTRY_STATES) }),
    about: (input) => input.ids.map((id) => `entry:${id}`).join(' '),
    run: async ({ shop }, input) => done(await shop.forms.staff.move(input.ids, input.to)),
  }),
  'entries.note': writeAction({
    need: 'forms.change',
    saves: ['form_entry'],
    input: z.object({
      id: entryId,
      note: z.string().trim().max(LONGEST_NOTE),
      version: z.int().min(0),
    }),
    about: ({ id }) => `entry:${id}`,
    run: ({ shop }, { id, ...note }) => shop.forms.staff.note(id, note),
  }),
  'entries.erase': writeAction({
    need: 'forms.erase',
    input: z.object({ ids }),
    about: (input) => input.ids.map((id) => `entry:${id}`).join(' '),
    run: async ({ shop }, input) => done(await shop.forms.staff.erase(input.ids)),
  }),
  /** A write action, since the audit log records each export with its filter. */
  'entries.export': writeAction({
    need: 'forms.see',
    input: filter,
    run: async ({ shop }, input) => done(shop.forms.staff.stream(toQuery(input, 1))),
  }),
};
