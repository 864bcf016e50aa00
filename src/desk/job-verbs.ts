import { z } from 'zod';
import { done, refuse } from '#kernel/outcome.ts';
import { change, look } from './verb.ts';

const MOST_FAILED = 100;

/** Work for later: what waits, what was given up, and another try. */
export const jobVerbs = {
  'jobs.list': look({
    need: 'jobs.see',
    input: z.object({}),
    run: async ({ shop }) =>
      done({ queues: await shop.queue.counts(), failed: await shop.queue.failed(MOST_FAILED) }),
  }),
  'jobs.retry': change({
    need: 'jobs.change',
    input: z.object({ name: z.string().max(80), id: z.string().max(60) }),
    about: ({ name }) => `job:${name}`,
    run: async ({ shop }, { name, id }) =>
      (await shop.queue.retry(name, id)) ? done(null) : refuse({ code: 'desk.not-found' }),
  }),
};
