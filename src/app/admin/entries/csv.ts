import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';
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

/** The messages of a list as a file for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const rows: string[][] = [];
  for await (const one of await loadAction(args, 'entries.export', filterOf(args.request.url)))
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
  return csvResponse('messages.csv', [COLUMNS, ...rows]);
}
