import { z } from 'zod';
import { readAction } from '#admin-actions/action.ts';
import { done } from '#kernel/outcome.ts';
import { type Right, rightsOf } from '#shop/staff';
import { readGoal, readLive, readPeriod, readToday } from './actions/sales.ts';
import { readTasks } from './actions/tasks.ts';

const MISSED_DAYS = 7;
const MOST_MISSED = 6;

const text = z.string().max(20).catch('').default('');

/** What the day begins with: for everybody what they may see, and nothing else. */
export const actions = {
  'home.show': readAction({
    need: 'anybody',
    input: z.object({ period: text, from: text, to: text }),
    run: async (call, asked) => {
      const { shop, member } = call;
      const now = new Date();
      const rights = rightsOf(member.role);
      const only = async <T>(right: Right, read: () => Promise<T>): Promise<T | null> =>
        rights.includes(right) ? read() : null;
      const [tasks, today, period, goal, live, missedWords] = await Promise.all([
        readTasks(call, now),
        only('reports.see', () => readToday(call, now)),
        only('reports.see', () => readPeriod(call, asked, now)),
        only('reports.see', () => readGoal(call, now)),
        only('reports.see', () => readLive(call)),
        only('reports.see', () => shop.search.missedWords(MISSED_DAYS, MOST_MISSED)),
      ]);
      return done({ tasks, today, period, goal, live, missedWords });
    },
  }),
};
