import { z } from 'zod';
import { type ActionCall, editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput } from '#admin-actions/id-input.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { REDIRECT_SORTS, type RedirectRights } from '#shop/redirects';
import type { Member } from '#shop/staff';
import { readRedirectList } from './actions/redirect-list.ts';

const PER_PAGE = 50;
const MOST_TEXT = 2_000_000;
const MOST_REFUSED = 200;
const MOST_HITS = 2_000_000_000;

const address = z.string().trim().max(2000);
const redirectInput = z.object({ source: address, target: address });
const list = z.object({ text: z.string().max(MOST_TEXT) });

/** Redirects to other sites need a separate right. */
function rightsFor({ rights }: Member): RedirectRights {
  return { mayLeadAway: rights.includes('redirects.foreign') };
}

function savingOf(call: ActionCall) {
  return { ...rightsFor(call.member), by: editorOf(call) };
}

/** URL redirects. Source: BO-01, RT-08 */
export const actions = {
  'redirects.list': readAction({
    need: 'redirects.change',
    input: z.object({
      q: z.string().trim().max(200).catch('').default(''),
      sort: z.enum(REDIRECT_SORTS).catch('hits').default('hits'),
      page: pageInput,
    }),
    run: async ({ shop }, { q, sort, page }) => {
      const list = await shop.redirects.edit.find({
        text: q,
        sort,
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      });
      return done({ ...list, page, perPage: PER_PAGE });
    },
  }),
  'redirects.keep': writeAction({
    need: 'redirects.change',
    saves: ['redirect'],
    /** `opened`: the edited redirect; null for a new one. */
    input: redirectInput.extend({
      opened: z.object({ source: address, version: z.int().min(0) }).nullable(),
    }),
    about: ({ source }) => `redirect:${source}`,
    run: (call, { opened, ...typed }) => call.shop.redirects.edit.save(typed, opened, savingOf(call)),
  }),
  'redirects.history': readAction({
    need: 'redirects.change',
    input: z.object({ source: address }),
    run: async ({ shop }, { source }) => done(await shop.redirects.edit.history(source)),
  }),
  'redirects.undo': writeAction({
    need: 'redirects.change',
    input: z.object({ source: address, version: z.int().min(1) }),
    about: ({ source }) => `redirect:${source}`,
    run: (call, { source, version }) => call.shop.redirects.edit.undo(source, version, savingOf(call)),
  }),
  'redirects.remove': writeAction({
    need: 'redirects.change',
    input: z.object({ source: address }),
    about: ({ source }) => `redirect:${source}`,
    run: ({ shop }, { source }) => shop.redirects.edit.remove(source),
  }),
  'redirects.restore': writeAction({
    need: 'redirects.change',
    input: redirectInput.extend({ hits: z.int().min(0).max(MOST_HITS) }),
    about: ({ source }) => `redirect:${source}`,
    run: (call, stored) => call.shop.redirects.edit.restore(stored, savingOf(call)),
  }),
  /** Validates an import without writing it. */
  'redirects.plan': readAction({
    need: 'redirects.change',
    input: list,
    run: async ({ shop, member }, { text }) => {
      const lines = readRedirectList(text);
      if (lines === null) return refuse({ code: 'redirects.no-list' });
      const { accepted, refused } = await shop.redirects.edit.plan(lines, rightsFor(member));
      return done({ accepted, refusedCount: refused.length, refused: refused.slice(0, MOST_REFUSED) });
    },
  }),
  'redirects.import': writeAction({
    need: 'redirects.change',
    input: list,
    run: async ({ shop, member }, { text }) => {
      const lines = readRedirectList(text);
      if (lines === null) return refuse({ code: 'redirects.no-list' });
      const { accepted, refused } = await shop.redirects.importList(lines, rightsFor(member));
      return done({ accepted, refusedCount: refused.length });
    },
  }),
};
