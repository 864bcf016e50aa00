import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type SourceRow, TableError } from '#kernel/data-transfer/table-import.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { type ImportedRedirect, isAddress, type RedirectProblem, readHead } from '#shop/redirects';
import { type Command, type CommandContext, WRONG_CALL } from './command.ts';

const USAGE = `npm run redirects -- import LIST.csv | list | remove ADDRESS
    manages URL redirects. LIST.csv has two columns, the old URL and the new one (source,target); an empty target marks
    the page as gone (410). Lines with errors are listed with their reason, the others are imported.`;

const SHOWN_REFUSALS = 50;

const SENTENCES: Readonly<Record<RedirectProblem, string>> = {
  'no-address': 'the old URL must start with / or http',
  'no-target': 'the new URL must start with / or http, or be empty',
  home: 'the home page can’t be redirected',
  'own-address': 'the old URL is a page of the store',
  foreign: 'the new URL is on another site',
  repeated: 'duplicate of an earlier line',
  itself: 'it redirects to itself',
  loop: 'it creates a redirect loop',
};

type Pick = (row: SourceRow) => [string, string];

/** How to read the two addresses from a row, by the header. */
function pickerFor(first: SourceRow): Pick {
  const heads = Object.keys(first.headers);
  const head = readHead(heads);
  const source = heads[head?.source ?? -1];
  const target = heads[head?.target ?? -1];
  if (source === undefined || target === undefined)
    throw new TableError(`The columns must be source and target, but are ${heads.join(', ')}.`, 1);
  return ({ cells }) => [cells[source] ?? '', cells[target] ?? ''];
}

async function readList(file: string): Promise<ImportedRedirect[]> {
  const lines: ImportedRedirect[] = [];
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

async function importList({ shop, out }: CommandContext, file: string): Promise<number> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) {
    out.write(`File not found: ${file}\n`);
    return 2;
  }
  try {
    const { accepted, refused } = await shop.redirects.importList(await readList(file), {
      mayLeadAway: true,
    });
    out.write(`${accepted} redirects imported, ${refused.length} lines rejected.\n`);
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

async function list({ shop, out }: CommandContext): Promise<number> {
  for (const { source, target, hits } of await shop.redirects.list())
    out.write(`${source} → ${target === '' ? 'gone' : target} (${hits})\n`);
  return 0;
}

async function remove({ shop, out }: CommandContext, address: string): Promise<number> {
  if (await shop.redirects.remove(address)) return 0;
  out.write(`No redirect from ${address}.\n`);
  return 1;
}

/** `npm run redirects`: redirects of an old shop's addresses. */
export const redirects: Command = {
  name: 'redirects',
  usage: USAGE,
  run: async ([action, word, ...more], runtime) => {
    if (action === 'list' && word === undefined) return list(runtime);
    if (action === 'import' && word !== undefined && more.length === 0)
      return importList(runtime, resolve(word));
    if (action === 'remove' && word !== undefined && more.length === 0) return remove(runtime, word);
    return WRONG_CALL;
  },
};
