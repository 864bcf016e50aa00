import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';

const MOST_SHOWN = 100;

/** Records of visitors' consent. Source: AN-10 */
export const actions = {
  'consent.list': readAction({
    need: 'audit.see',
    input: z.object({ browser: z.string().trim().toLowerCase().max(64).catch('').default('') }),
    run: async ({ shop }, { browser }) => {
      const { staff } = shop.consent;
      const [rows, counts] = await Promise.all([staff.newest(browser, MOST_SHOWN), staff.counts()]);
      return done({ rows, counts });
    },
  }),
  /** A write action, since the audit log records each export. */
  'consent.export': writeAction({
    need: 'audit.see',
    input: z.object({}),
    run: async ({ shop }) => done(shop.consent.staff.stream()),
  }),
};
