import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLines } from '#platform/database/dump-file.ts';
import { LoadError, load } from '#platform/database/load.ts';
import type { Command } from './command.ts';

const USAGE = `npm run restore -- FILE [--replace]
    brings a backup back into this shop, whole or not at all. --replace: what the shop has now goes. The queue's
    waiting work (schema pgboss) is no part of a backup and stays as it is.`;

type Call = { file: string; replace: boolean };

function readCall(args: string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length !== 1) return null;
    return { file: resolve(file), replace: values.replace ?? false };
  } catch {
    return null;
  }
}

/** `npm run restore`: a backup brought back. */
export const restore: Command = {
  name: 'restore',
  usage: USAGE,
  run: async (args, { db, config, out }) => {
    const call = readCall(args);
    if (call === null) {
      out.write(`${USAGE}\n`);
      return 2;
    }
    const { file, replace } = call;
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) {
      out.write(`There is no file ${file}.\n`);
      return 2;
    }
    try {
      const lines = () => readLines(file);
      const { rows, files } = await load(db, { filesDir: config.filesDir, lines, replace });
      out.write(`${rows} rows and ${files} files are back from ${file}.\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      out.write(`${error.message} Nothing was changed.\n`);
      return 1;
    }
  },
};
