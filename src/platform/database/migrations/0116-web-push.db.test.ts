import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { migrate, readShopSchema } from '../schema/migrate.ts';
import { migrations } from './index.ts';

const db = await aDatabase();

it('RO-03 a kind of notification that was turned off stays off for push, and old notifications are not pushed', async () => {
  const earlier = Object.entries(migrations).filter(([name]) => name < '0116');
  await sql`drop schema public cascade; create schema public; create extension if not exists pg_trgm`.execute(
    db,
  );
  await migrate(db, { migrations: Object.fromEntries(earlier), functions: [] });
  await sql`
    insert into staff (id, email, name, role, password_hash, created_at)
    overriding system value values (1, 'mona@example.com', 'Mona', 'owner', '', now())
  `.execute(db);
  await sql`
    insert into staff_notification_choice (staff_id, kind, is_shown) values (1, 'job-failed', false), (1, 'mention', true)
  `.execute(db);
  await sql`
    insert into staff_notification (kind, dedupe_key, subject, at) values ('mention', 'old', '1', '2026-01-01')
  `.execute(db);
  await migrate(db, readShopSchema());
  const choices = await db
    .selectFrom('staff_notification_choice')
    .select(['kind', 'is_shown', 'is_pushed'])
    .orderBy('kind')
    .execute();
  expect(choices).toEqual([
    { kind: 'job-failed', is_shown: false, is_pushed: false },
    { kind: 'mention', is_shown: true, is_pushed: true },
  ]);
  const { at, pushed_at: pushedAt } = await db
    .selectFrom('staff_notification')
    .select(['at', 'pushed_at'])
    .executeTakeFirstOrThrow();
  expect(pushedAt).toEqual(at);
});
