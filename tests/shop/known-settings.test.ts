import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSettings } from '#shop/settings';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
let nowMs = Date.now();
const later = (ms: number) => {
  nowMs += ms;
};
const open = () => createSettings({ db, clock: () => new Date(nowMs), raise: async () => undefined });

it('settings are those that were read last while the database does not answer', async () => {
  const settings = open();
  const email = async () => (await settings.known())['shop.email'];
  await settings.set('shop.email', 'first@example.com');
  expect(await email()).toBe('first@example.com');
  later(2000);
  await db.transaction().execute(async (tx) => {
    await sql`lock table setting in access exclusive mode`.execute(tx);
    expect(await email()).toBe('first@example.com');
  });
  await open().set('shop.email', 'second@example.com');
  const afterAnother = () => {
    later(6000);
    return email();
  };
  await expect.poll(afterAnother).toBe('second@example.com');
});
