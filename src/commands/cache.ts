import { ALL } from '#platform/cache/invalidation.ts';
import {
  collectReports,
  notifyInvalidation,
  type ProcessReport,
} from '#platform/cache/pages/process-reports.ts';
import { type Command, type CommandContext, WRONG_CALL } from './command.ts';

const USAGE = `npm run cache -- show | drop [TAG ...]
    shows the page cache of every running process, or clears the pages with a tag (product:17, product, setting);
    without a tag, all pages.`;

const TAG = /^[a-z_]+(:\S+)?$/;
const MEGABYTE = 1024 * 1024;

function toLines({ process, figures, keys }: ProcessReport): string {
  const { pages = 0, bytes = 0, mostBytes = 0, isHearing, ...counts } = figures;
  const size = `${(Number(bytes) / MEGABYTE).toFixed(1)} of ${Number(mostBytes) / MEGABYTE} MB`;
  const line = isHearing === true ? '' : ', not connected to the database';
  const counted = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const more = Number(pages) > keys.length ? [`  … and ${Number(pages) - keys.length} more`] : [];
  return [
    `process ${process}: ${pages} pages cached, ${size}${line}`,
    `  ${counted.join(', ')}`,
    ...keys.map((key) => `  ${key}`),
    ...more,
  ].join('\n');
}

async function show({ db, databaseUrl, out }: CommandContext): Promise<number> {
  const reports = await collectReports({ db, url: databaseUrl });
  out.write(
    reports.length === 0
      ? 'No running process has cached pages.\n'
      : `${reports.map((report) => toLines(report)).join('\n')}\n`,
  );
  return 0;
}

/** `npm run cache`: shows and drops cached pages of running processes. */
export const cache: Command = {
  name: 'cache',
  usage: USAGE,
  run: async ([action, ...tags], runtime) => {
    if (action === 'show' && tags.length === 0) return show(runtime);
    if (action === 'drop' && tags.every((tag) => TAG.test(tag))) {
      await notifyInvalidation(runtime.db, tags.length === 0 ? [ALL] : tags);
      return 0;
    }
    return WRONG_CALL;
  },
};
