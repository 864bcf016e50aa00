import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ArchiveEntry, zipped } from './zip.ts';

async function* bytesOf(text: string): AsyncGenerator<string> {
  yield text;
}

async function* named(names: Iterable<string>): AsyncGenerator<ArchiveEntry> {
  for (const name of names) yield { name, isPacked: false, content: bytesOf(name) };
}

async function collected(entries: AsyncIterable<ArchiveEntry>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipped(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('makes equal archives of equal files', async () => {
  const [one, other] = await Promise.all([collected(named(['a', 'b/c'])), collected(named(['a', 'b/c']))]);
  expect(one.equals(other)).toBe(true);
});

it('fails with an unreadable file', async () => {
  async function* torn(): AsyncGenerator<string> {
    yield 'half';
    throw new Error('the disk is gone');
  }
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield* named(['whole']);
    yield { name: 'torn', isPacked: false, content: torn() };
  }
  await expect(collected(entries())).rejects.toThrow('the disk is gone');
});

it('stops reading when the reader closes', async () => {
  let requested = 0;
  async function* endless(): AsyncGenerator<ArchiveEntry> {
    for (;;) {
      requested += 1;
      yield { name: `${requested}`, isPacked: true, content: bytesOf('x'.repeat(100_000)) };
    }
  }
  for await (const chunk of zipped(endless())) if (chunk.length > 0) break;
  await wait(50);
  const afterwards = requested;
  await wait(50);
  expect(requested).toBe(afterwards);
});
