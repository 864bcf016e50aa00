import { z } from 'zod';
import { readAction, writeAction } from '#admin-actions/action.ts';
import { done, refuse } from '#kernel/outcome.ts';

const MOST_FAILED = 100;

/** Background jobs: waiting and failed ones, and retries. */
export const actions = {
  'jobs.list': readAction({
    need: 'jobs.see',
    input: z.object({}),
    run: async ({ shop }) =>
      done({ queues: await shop.queue.counts(), failed: await shop.queue.failed(MOST_FAILED) }),
  }),
  'jobs.retry': writeAction({
    need: 'jobs.change',
    input: z.object({ name: z.string().max(80), id: z.string().max(60) }),
    about: ({ name }) => `job:${name}`,
    run: async ({ shop }, { name, id }) =>
      (await shop.queue.retry(name, id)) ? done(null) : refuse({ code: 'admin.not-found' }),
  }),
};
