import { resolve } from 'node:path';
import { dump } from '#platform/database/dump.ts';
import { writeLines } from '#platform/database/dump-file.ts';
import type { Command } from './command.ts';
import { showProgress } from './progress.ts';

const USAGE = `npm run backup -- FILE
    writes all the shop has into one compressed file: every table as of one moment, and the pictures. The shop may
    serve meanwhile. Work that waits in the queue (schema pgboss) is not part of it. Keep the file safe: it has orders.`;

/** `npm run backup`: all the shop has, in one file. */
export const backup: Command = {
  name: 'backup',
  usage: USAGE,
  run: async (args, { db, config, out }) => {
    const [named] = args;
    if (named === undefined || args.length !== 1 || named.startsWith('-')) {
      out.write(`${USAGE}\n`);
      return 2;
    }
    const file = resolve(named);
    const progress = showProgress(out);
    let lines = 0;
    const { rows, files } = await writeLines(file, (write) =>
      dump(db, {
        filesDir: config.filesDir,
        createdAt: new Date(),
        write: async (line) => {
          lines += 1;
          progress.tell('Writing ', lines, 0);
          await write(line);
        },
      }),
    );
    progress.end();
    out.write(`${rows} rows and ${files} files stand in ${file}.\n`);
    return 0;
  },
};
