import { expect, it } from 'vitest';
import { runShutdownSteps } from './end-in-order.ts';

it('a failing or hanging step does not stop later steps', async () => {
  const ended: string[] = [];
  const failed: string[] = [];
  await runShutdownSteps(
    [
      { name: 'first', limitMs: 1000, end: async () => ended.push('first') },
      {
        name: 'failing',
        limitMs: 1000,
        end: async () => {
          throw new Error('the database is away');
        },
      },
      { name: 'throwing', limitMs: 1000, end: () => JSON.parse('no promise') },
      { name: 'endless', limitMs: 10, end: () => new Promise(() => undefined) },
      { name: 'last', limitMs: 1000, end: async () => ended.push('last') },
    ],
    (name) => failed.push(name),
  );
  expect(ended).toEqual(['first', 'last']);
  expect(failed).toEqual(['failing', 'throwing', 'endless']);
});
