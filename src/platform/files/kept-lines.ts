import { createReadStream, createWriteStream } from 'node:fs';
import { access, appendFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder, PRIVATE_FILE } from './private.ts';

/** Files that grow line by line, and files that are written as they come. */
export type KeptLines = Readonly<{
  /** A line begins with its break: one that was torn off does not spoil the next. */
  append: (name: string, line: string) => Promise<void>;
  /** None when there is no such file. */
  read: (name: string) => AsyncGenerator<string>;
  /** Whole or not at all. @returns how many bytes */
  write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>;
}>;

export function linesBelow(folder: string): KeptLines {
  return {
    append: async (name, line) => {
      const path = join(folder, name);
      await makePrivateFolder(dirname(path));
      await appendFile(path, `\n${line}`, { mode: PRIVATE_FILE });
    },
    read: async function* (name) {
      const path = join(folder, name);
      if ((await access(path).catch(() => false)) === false) return;
      yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
    },
    write: async (name, chunks) => {
      const path = join(folder, name);
      await makePrivateFolder(dirname(path));
      const draft = createWriteStream(`${path}.draft`, { mode: PRIVATE_FILE });
      try {
        await pipeline(chunks, draft);
        await rename(`${path}.draft`, path);
      } finally {
        await rm(`${path}.draft`, { force: true });
      }
      return draft.bytesWritten;
    },
  };
}
