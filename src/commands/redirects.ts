import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type SourceRow, TableError } from '#kernel/table-import.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { isAddress, type ListedRedirect, type RedirectProblem, readHead } from '#shop/old-addresses';
import type { Command, CommandHouse } from './command.ts';

const USAGE = `npm run redirects -- import LIST.csv | list | remove ADDRESS
    addresses of an older shop. LIST.csv has two columns, the old address and the new one (source,target); an empty
    target says that the page is gone. Lines that cannot be followed are named with their reason, the others are kept.`;

const SHOWN_REFUSALS = 50;

const SENTENCES: Readonly<Record<RedirectProblem, string>> = {
  'no-address': 'the old address is none: it begins with / or with http',
  'no-target': 'the new address is none: it begins with / or with http, or is empty',
  home: 'the home page cannot lead elsewhere',
  'own-address': 'the shop itself answers at the old address',
  foreign: 'the new address is on another site',
  repeated: 'an earlier line has this old address',
  itself: 'it leads to itself',
  loop: 'it leads back to where it began',
};

type Pick = (row: SourceRow) => [string, string];

/** How the two addresses are read from a row, by the list's head. */
function pickerFor(first: SourceRow): Pick {
  const heads = Object.keys(first.headers);
  const head = readHead(heads);
  const source = heads[head?.source ?? -1];
  const target = heads[head?.target ?? -1];
  if (source === undefined || target === undefined)
    throw new TableError(`The columns must be source and target, but they are ${heads.join(', ')}.`, 1);
  return ({ cells }) => [cells[source] ?? '', cells[target] ?? ''];
}

async function readList(file: string): Promise<ListedRedirect[]> {
  const lines: ListedRedirect[] = [];
  let pick: Pick | null = null;
  for await (const row of readCsv(file)) {
    if (pick === null) {
      pick = pickerFor(row);
      const [first = '', second = ''] = Object.values(row.headers);
      if (isAddress(first)) lines.push({ line: 1, source: first, target: second });
    }
    const [source, target] = pick(row);
    lines.push({ line: row.line, source, target });
  }
  return lines;
}

async function importList({ shop, out }: CommandHouse, file: string): Promise<number> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) {
    out.write(`There is no file ${file}.\n`);
    return 2;
  }
  try {
    const { accepted, refused } = await shop.redirects.importList(await readList(file), {
      mayLeadAway: true,
    });
    out.write(`${accepted} old addresses lead to their new places, ${refused.length} lines were refused.\n`);
    for (const { line, source, problem } of refused.slice(0, SHOWN_REFUSALS))
      out.write(`  line ${line}, ${source}: ${SENTENCES[problem]}.\n`);
    if (refused.length > SHOWN_REFUSALS) out.write(`  and ${refused.length - SHOWN_REFUSALS} more.\n`);
    return accepted === 0 && refused.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    out.write(`${error.message}\n`);
    return 2;
  }
}

async function list({ shop, out }: CommandHouse): Promise<number> {
  for (const { source, target, hits } of await shop.redirects.list())
    out.write(`${source} → ${target === '' ? 'gone' : target} (${hits})\n`);
  return 0;
}

async function remove({ shop, out }: CommandHouse, address: string): Promise<number> {
  if (await shop.redirects.remove(address)) return 0;
  out.write(`Nothing is known of ${address}.\n`);
  return 1;
}

/** `npm run redirects`: where the addresses of an older shop lead. */
export const redirects: Command = {
  name: 'redirects',
  usage: USAGE,
  run: async ([action, word, ...more], runtime) => {
    if (action === 'list' && word === undefined) return list(runtime);
    if (action === 'import' && word !== undefined && more.length === 0)
      return importList(runtime, resolve(word));
    if (action === 'remove' && word !== undefined && more.length === 0) return remove(runtime, word);
    runtime.out.write(`${USAGE}\n`);
    return 2;
  },
};
