import { createReadStream, createWriteStream } from 'node:fs';
import { access, appendFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder, PRIVATE_FILE } from './private.ts';

/** Append-only line files, and files written from a stream. */
export type LineFiles = Readonly<{
  /** Each line starts with its line break, so that a torn line does not damage the next. */
  append: (name: string, line: string) => Promise<void>;
  /** Yields nothing when the file does not exist. */
  read: (name: string) => AsyncGenerator<string>;
  /** Complete or not at all. @returns the number of bytes */
  write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>;
}>;

export function lineFilesBelow(folder: string): LineFiles {
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
