import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { withAdvisoryLock } from './advisory-lock.ts';

const db = await aDatabase({ poolSize: 4 });

it('work with one name runs one at a time, and again after success or failure', async () => {
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let times = 0;
  const first = withAdvisoryLock(db, 'one', async () => {
    begin();
    await done;
  });
  const count = async () => {
    times += 1;
  };
  await begun;
  await withAdvisoryLock(db, 'one', count);
  expect(times).toBe(0);
  await withAdvisoryLock(db, 'other', count);
  expect(times).toBe(1);
  end();
  await first;
  await expect(withAdvisoryLock(db, 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await withAdvisoryLock(db, 'one', count);
  expect(times).toBe(2);
});
