import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLines } from '#platform/database/dump/dump-file.ts';
import { LoadError, load } from '#platform/database/dump/load.ts';
import { type Command, WRONG_CALL } from '../command.ts';

const USAGE = `npm run restore -- FILE [--replace]
    restores a backup into this store, all of it or nothing. --replace: deletes the store's current data first. Queued
    background jobs (schema pgboss) are not part of a backup and stay as they are.`;

type Call = { file: string; replace: boolean };

function readCall(args: string[]): Call | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1) return null;
  return { file: resolve(file), replace: values.replace ?? false };
}

/** `npm run restore`: restores a backup. */
export const restore: Command = {
  name: 'restore',
  usage: USAGE,
  run: async (args, { db, config, out }) => {
    const call = readCall(args);
    if (call === null) return WRONG_CALL;
    const { file, replace } = call;
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) {
      out.write(`File not found: ${file}\n`);
      return 2;
    }
    try {
      const lines = () => readLines(file);
      const { rows, files } = await load(db, { filesDir: config.filesDir, lines, replace });
      out.write(`${rows} rows and ${files} files restored from ${file}.\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      out.write(`${error.message} Nothing was changed.\n`);
      return 1;
    }
  },
};
