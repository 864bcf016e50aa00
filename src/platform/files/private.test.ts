import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderTransport } from '../mail/transport.ts';
import { openSecret } from '../secret.ts';
import { filesBelow } from './files.ts';
import { lineFilesBelow } from './line-files.ts';
import { restrictDataFolder } from './private.ts';

const folder = await mkdtemp(join(tmpdir(), 'jamra-private-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

/** Everything below a folder with its mode. */
async function modesBelow(path: string): Promise<Record<string, string>> {
  const names = await readdir(path, { recursive: true });
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await modeOf(join(path, name))])),
  );
}

it('SV-05 mails, uploads, pictures and the secret are readable by the shop only', async () => {
  const data = join(folder, 'new');
  await restrictDataFolder(data, null);
  await openSecret(null, data);
  await filesBelow(join(data, 'files')).write('2026/11/one.jpg', Buffer.from('x'));
  await lineFilesBelow(join(data, 'exchange')).append('a/rejected.ndjson', '{}');
  await lineFilesBelow(join(data, 'exchange')).write('b/table.csv', [Buffer.from('x')] as never);
  await folderTransport(join(data, 'outbox'))({
    id: 1,
    kind: 'invitation',
    from: 'shop@example.com',
    recipient: 'sara@example.com',
    replyTo: '',
    subject: 'Join',
    html: '<p>key</p>',
    plain: 'key',
    attachments: [],
    unsubscribeUrl: '',
  } as never);
  const modes = await modesBelow(data);
  const folders = ['files', 'files/2026', 'files/2026/11', 'exchange', 'exchange/a', 'exchange/b', 'outbox'];
  expect(await modeOf(data)).toBe('700');
  expect(Object.keys(modes).length).toBe(folders.length + 7);
  for (const [name, mode] of Object.entries(modes))
    expect([name, mode]).toEqual([name, folders.includes(name) ? '700' : '600']);
});

it('SV-05 files left open by an earlier version are closed at start, except the database’s', async () => {
  const data = join(folder, 'old');
  for (const name of ['outbox', 'files/2025', 'postgres/data'])
    await mkdir(join(data, name), { recursive: true });
  for (const name of ['secret', 'outbox/1.html', 'files/2025/a.jpg', 'postgres/data/PG_VERSION']) {
    await writeFile(join(data, name), 'x');
    await chmod(join(data, name), 0o644);
  }
  for (const name of ['', 'outbox', 'files', 'files/2025', 'postgres']) await chmod(join(data, name), 0o755);
  await restrictDataFolder(data, null);
  expect(await modeOf(data)).toBe('700');
  expect(await modesBelow(data)).toMatchObject({
    secret: '600',
    outbox: '700',
    'outbox/1.html': '600',
    'files/2025': '700',
    'files/2025/a.jpg': '600',
    postgres: '755',
    'postgres/data/PG_VERSION': '644',
  });
});

it('SV-05 the database’s group may traverse the data folder but not list it', async () => {
  const data = join(folder, 'shared');
  await restrictDataFolder(data, process.getgid?.() ?? 0);
  expect(await modeOf(data)).toBe('710');
});

it('SV-05 a shared folder keeps its mode', async () => {
  const data = join(folder, 'many');
  await mkdir(data);
  await chmod(data, 0o1777);
  await restrictDataFolder(data, null);
  expect(await modeOf(data)).toBe('1777');
});
