import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput, wordIn } from '#admin-actions/id-input.ts';
import { idsOf } from '#admin-actions/ids.ts';
import type { SubscriberId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { SUBSCRIBER_STATES } from '#shop/newsletter';
import { readSubscriberList } from './actions/subscriber-list.ts';

const PER_PAGE = 50;
const MOST_AT_ONCE = 200;
const MOST_TEXT = 4_000_000;
const MOST_REFUSED = 200;

const ids = idsOf<SubscriberId>(MOST_AT_ONCE);
const about = (input: { ids: readonly SubscriberId[] }) =>
  input.ids.map((id) => `subscriber:${id}`).join(' ');
const filter = z.object({
  q: z.string().trim().max(200).catch('').default(''),
  state: wordIn(SUBSCRIBER_STATES, null),
  list: z.string().max(40).nullable().catch(null).default(null),
});

function toQuery({ q, state, list }: z.output<typeof filter>, page: number) {
  return { text: q, state, list, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
}

/** Newsletter subscribers. Source: BO-01, WG-21 */
export const actions = {
  'subscribers.list': readAction({
    need: 'forms.see',
    input: filter.extend({ page: pageInput }),
    run: async ({ shop }, { page, ...sought }) => {
      const { staff } = shop.newsletter;
      const [list, lists] = await Promise.all([staff.find(toQuery(sought, page)), staff.lists()]);
      return done({ ...list, lists, page, perPage: PER_PAGE });
    },
  }),
  /** A write action, since the audit log records each export with its filter. */
  'subscribers.export': writeAction({
    need: 'forms.see',
    input: filter,
    run: async ({ shop }, input) => done(shop.newsletter.staff.stream(toQuery(input, 1))),
  }),
  /** Imports valid rows; invalid ones are returned with reasons. */
  'subscribers.import': writeAction({
    need: 'forms.change',
    input: z.object({ text: z.string().max(MOST_TEXT) }),
    run: async ({ shop }, { text }) => {
      const rows = readSubscriberList(text);
      if (rows === null) return refuse({ code: 'newsletter.no-list' });
      const { added, refused } = await shop.newsletter.staff.add(rows);
      return done({ added, refusedCount: refused.length, refused: refused.slice(0, MOST_REFUSED) });
    },
  }),
  'subscribers.end': writeAction({
    need: 'forms.change',
    input: z.object({ ids }),
    about,
    run: async ({ shop }, input) => done(await shop.newsletter.staff.end(input.ids)),
  }),
  'subscribers.erase': writeAction({
    need: 'forms.erase',
    input: z.object({ ids }),
    about,
    run: async ({ shop }, input) => done(await shop.newsletter.staff.erase(input.ids)),
  }),
};
