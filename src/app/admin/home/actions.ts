import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { done, refuse } from '#kernel/outcome.ts';
import type { Right } from '#shop/staff';
import { readSetup } from './actions/read-setup.ts';
import { readGoal, readLive, readPeriod, readToday } from './actions/sales.ts';
import { readTasks } from './actions/tasks.ts';

const MISSED_DAYS = 7;
const MOST_MISSED = 6;
const SETUP_SETTING = 'staff.setupGuide';

const text = z.string().max(20).catch('').default('');

/** The dashboard: each member gets the parts that their rights allow. */
export const actions = {
  'home.show': readAction({
    need: 'anybody',
    input: z.object({ period: text, from: text, to: text }),
    run: async (call, input) => {
      const { shop, member } = call;
      const now = new Date();
      const { rights } = member;
      const only = async <T>(right: Right, read: () => Promise<T>): Promise<T | null> =>
        rights.includes(right) ? read() : null;
      const [setup, tasks, today, period, goal, live, missedWords] = await Promise.all([
        readSetup(call),
        readTasks(call, now),
        only('reports.see', () => readToday(call, now)),
        only('reports.see', () => readPeriod(call, input, now)),
        only('reports.see', () => readGoal(call, now)),
        only('reports.see', () => readLive(call)),
        only('reports.see', () => shop.search.missedWords(MISSED_DAYS, MOST_MISSED)),
      ]);
      return done({ setup, tasks, today, period, goal, live, missedWords });
    },
  }),
  /** Hides or shows the setup guide for all staff. */
  'home.show-setup': writeAction({
    need: 'settings.change',
    input: z.object({ isShown: z.boolean() }),
    about: () => `setting:${SETUP_SETTING}`,
    run: async ({ shop }, { isShown }) => {
      const saved = await shop.settings.set(SETUP_SETTING, isShown);
      return saved.ok ? done({ isShown }) : refuse(saved.refusal);
    },
  }),
};
