import { resolve } from 'node:path';
import { dump } from '#platform/database/dump/dump.ts';
import { writeLines } from '#platform/database/dump/dump-file.ts';
import { type Command, WRONG_CALL } from '../command.ts';
import { showProgress } from '../progress.ts';

const USAGE = `npm run backup -- FILE
    backs up the store to one compressed file: a consistent snapshot of every table, and the images. The store can stay
    online. Queued background jobs (schema pgboss) are not included. Keep the file safe: it contains customer data.`;

/** `npm run backup`: the whole shop in one file. */
export const backup: Command = {
  name: 'backup',
  usage: USAGE,
  run: async (args, { db, config, out }) => {
    const [named] = args;
    if (named === undefined || args.length !== 1 || named.startsWith('-')) return WRONG_CALL;
    const file = resolve(named);
    const progress = showProgress(out);
    let lines = 0;
    const { rows, files } = await writeLines(file, (write) =>
      dump(db, {
        filesDir: config.filesDir,
        createdAt: new Date(),
        write: async (line) => {
          lines += 1;
          progress.report('Writing ', lines, 0);
          await write(line);
        },
      }),
    );
    progress.end();
    out.write(`${rows} rows and ${files} files backed up to ${file}.\n`);
    return 0;
  },
};
