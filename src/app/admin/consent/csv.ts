import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

const COLUMNS = ['decided_at', 'browser', 'version', 'language', 'granted', 'global_privacy_control'];

/** All proofs of consent as a file for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const rows: string[][] = [];
  for await (const one of await loadAction(args, 'consent.export', {}))
    rows.push([
      ...[one.decidedAt.toISOString(), one.browser, String(one.version), one.language],
      ...[one.granted.join(' ') || 'none', one.hasSignal ? 'yes' : 'no'],
    ]);
  return csvResponse('consent.csv', [COLUMNS, ...rows]);
}
