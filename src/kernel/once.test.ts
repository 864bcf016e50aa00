import { expect, it } from 'vitest';
import { once } from './once.ts';

it('works once for all who ask', async () => {
  let times = 0;
  const number = once(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([number(), number()])).toEqual([1, 1]);
  expect(await number()).toBe(1);
});

it('remembers no failure', async () => {
  let isBroken = true;
  const word = once(async () => {
    if (isBroken) throw new Error('no memory');
    return 'done';
  });
  await expect(word()).rejects.toThrow('no memory');
  isBroken = false;
  expect(await word()).toBe('done');
});
