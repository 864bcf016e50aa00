import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';
import { filterOf } from './filter.ts';

const COLUMNS = [
  ...['email', 'list', 'state', 'language', 'asked_at', 'confirmed_at', 'ended_at'],
  ...['source', 'consent_version', 'consent'],
];

/** The filtered subscribers as a CSV file, which can be imported again. */
export async function loader(args: LoaderFunctionArgs) {
  const rows: string[][] = [];
  for await (const one of await loadAction(args, 'subscribers.export', filterOf(args.request.url)))
    rows.push([
      ...[one.email, one.list, one.status, one.language, one.askedAt.toISOString()],
      ...[one.confirmedAt?.toISOString() ?? '', one.endedAt?.toISOString() ?? ''],
      ...[one.source, String(one.consentVersion), one.consent],
    ]);
  return csvResponse('subscribers.csv', [COLUMNS, ...rows]);
}
