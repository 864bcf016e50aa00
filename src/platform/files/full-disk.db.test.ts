import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { aSmallDisk } from '#tests/small-disk.ts';
import { deliverMails } from '../mail/deliver.ts';
import { enqueueMail, type NewMail } from '../mail/outbox.ts';
import { folderTransport } from '../mail/transport.ts';
import { openSecret } from '../secret.ts';
import { isDiskFull, watchDisk } from './disk.ts';
import { filesBelow } from './files.ts';
import { lineFilesBelow } from './line-files.ts';

const db = await aDatabase();
const disk = aSmallDisk(16);
const { folder } = disk;
const files = () => readdirSync(folder, { recursive: true }).map(String);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => disk.free());
afterAll(() => disk.unmount());

it('a picture that does not fit leaves nothing, and an existing one unchanged', async () => {
  const store = filesBelow(folder);
  await store.write('a/picture.jpg', Buffer.from('first'));
  disk.fill();
  expect(isDiskFull(await failureOf(store.write('a/picture.jpg', Buffer.alloc(1_000_000))))).toBe(true);
  disk.free();
  expect(readFileSync(join(folder, 'a/picture.jpg'), 'utf8')).toBe('first');
  expect(files().filter((name) => name.startsWith('a/'))).toEqual(['a/picture.jpg']);
});

it('a table that does not fit leaves nothing', async () => {
  const stored = lineFilesBelow(folder);
  mkdirSync(join(folder, 'tables'), { recursive: true });
  disk.fill();
  async function* chunks() {
    yield Buffer.alloc(1_000_000);
  }
  expect(isDiskFull(await failureOf(stored.write('tables/one.csv', chunks())))).toBe(true);
  expect(files().filter((name) => name.startsWith('tables/'))).toEqual([]);
});

it('a secret is complete or missing, and an empty one is replaced', async () => {
  const home = join(folder, 'home');
  mkdirSync(home);
  disk.fill();
  expect(isDiskFull(await failureOf(openSecret(null, home)))).toBe(true);
  expect(existsSync(join(home, 'secret'))).toBe(false);
  disk.free();
  writeFileSync(join(home, 'secret'), '');
  const secrets = await Promise.all([openSecret(null, home), openSecret(null, home)]);
  expect(secrets[0]).toHaveLength(43);
  expect(await openSecret(null, home)).toBe(readFileSync(join(home, 'secret'), 'utf8'));
  expect(readdirSync(home)).toEqual(['secret']);
});

it('a mail waits while the disk is full, keeps its attempts, and is sent later', async () => {
  const mail: NewMail = {
    kind: 'contact',
    dedupeKey: 'full-disk',
    recipient: 'noor@example.test',
    language: 'en',
    subject: 'Hello',
    html: '<p>Hello</p>',
    plain: 'Hello',
    orderId: null,
  };
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  await enqueueMail(db, mail);
  const deliver = deliverMails({
    db,
    transport: folderTransport(outbox),
    from: async () => 'shop@example.test',
  });
  const stateOf = () =>
    db.selectFrom('mail_message').select(['status', 'attempts']).executeTakeFirstOrThrow();
  disk.fill();
  expect(isDiskFull(await failureOf(deliver()))).toBe(true);
  expect(await stateOf()).toEqual({ status: 'waiting', attempts: 0 });
  expect(readdirSync(outbox)).toEqual([]);
  disk.free();
  expect(await deliver()).toBe(1);
  expect(readdirSync(outbox)).toHaveLength(3);
});

it('the disk state follows its space', async () => {
  const watch = watchDisk(folder);
  expect(await watch.hasSpace()).toBe(true);
  disk.fill();
  expect(await watch.hasSpace()).toBe(false);
  disk.free();
  expect(await watch.hasSpace()).toBe(true);
});
