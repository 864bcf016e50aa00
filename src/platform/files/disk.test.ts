import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { isDiskFull, watchDisk } from './disk.ts';

const withCode = (code: string, message = 'write failed') => Object.assign(new Error(message), { code });

it('recognises disk-full errors of the system and PostgreSQL, also as a cause', () => {
  expect(['ENOSPC', 'EDQUOT', '53100'].map((code) => isDiskFull(withCode(code)))).toEqual([true, true, true]);
  expect(isDiskFull(withCode('58030', 'could not write to file: No space left on device'))).toBe(true);
  expect(isDiskFull(new Error('not kept', { cause: withCode('ENOSPC') }))).toBe(true);
  expect(isDiskFull(withCode('58030', 'could not read block 1'))).toBe(false);
  expect([withCode('EACCES'), new Error('no space'), 'ENOSPC', null].map(isDiskFull)).not.toContain(true);
});

it('a failed write marks the disk as full for ten seconds', async () => {
  let nowMs = 50_000;
  const disk = watchDisk(tmpdir(), () => nowMs);
  expect(await disk.hasSpace()).toBe(true);
  disk.noteFull();
  nowMs += 9999;
  expect(await disk.hasSpace()).toBe(false);
  nowMs += 1;
  expect(await disk.hasSpace()).toBe(true);
});

it('checks the disk of a folder that does not exist yet', async () => {
  expect(await watchDisk(`${tmpdir()}/jamra-not/there-yet`).hasSpace()).toBe(true);
});
