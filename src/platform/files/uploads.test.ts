import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { openUploads } from './uploads.ts';

const folder = await mkdtemp(join(tmpdir(), 'jamra-uploads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const never = new AbortController().signal;
const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

it('writes a private file and counts its bytes', async () => {
  const uploads = await openUploads(folder);
  const file = await uploads.receive(Readable.from([Buffer.alloc(700), Buffer.alloc(300)]), never);
  expect(file.size).toBe(1000);
  expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  await uploads.remove(file);
  await uploads.remove(file);
  expect(await filesIn()).toEqual([]);
});

it('leaves nothing of an aborted upload', async () => {
  const uploads = await openUploads(folder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(100);
      throw new Error('gone');
    })(),
  );
  await expect(uploads.receive(broken, never)).rejects.toThrow('gone');
  const aborter = new AbortController();
  const endless = new Readable({ read: () => undefined });
  endless.push(Buffer.alloc(100));
  const receiving = uploads.receive(endless, aborter.signal);
  aborter.abort(new Error('cut off'));
  await expect(receiving).rejects.toThrow();
  expect(await filesIn()).toEqual([]);
});

it('deletes files of ended processes at start, not those of running ones', async () => {
  const gone = '999999999';
  for (const name of [gone, String(process.pid), String(process.ppid), 'no number']) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'left'), 'x');
  }
  await openUploads(folder);
  expect(await readdir(folder)).toEqual([String(process.ppid)]);
});
