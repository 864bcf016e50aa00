import { stringify } from 'csv-stringify/sync';
import type { LoaderFunctionArgs } from 'react-router';
import { ask } from '../ask.server.ts';
import { filterOf } from './filter.ts';

const COLUMNS = [
  'number',
  'written_at',
  'state',
  'topic',
  'name',
  'email',
  'phone',
  'language',
  'message',
  'note',
  'consent',
];

/** The messages of a list as a file for a spreadsheet; formulas stay text, a mark at its start is what Arabic needs. */
export async function loader(args: LoaderFunctionArgs) {
  const rows: string[][] = [];
  for await (const one of await ask(args, 'entries.export', filterOf(args.request.url)))
    rows.push([
      String(one.id),
      one.writtenAt.toISOString(),
      one.status,
      one.topic,
      one.name,
      one.email,
      one.phone,
      one.language,
      one.message,
      one.note,
      one.consentText,
    ]);
  return new Response(stringify([COLUMNS, ...rows], { bom: true, escape_formulas: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
      'cache-control': 'no-store',
    },
  });
}
