import { expect, it } from 'vitest';
import { endInOrder } from './end-in-order.ts';

it('what fails or never ends keeps nothing after it from ending', async () => {
  const ended: string[] = [];
  const failed: string[] = [];
  await endInOrder(
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
