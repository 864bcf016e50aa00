import type { LoaderFunctionArgs } from 'react-router';
import type { ConsentRecord } from '#shop/consent';
import { csvStream } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

const COLUMNS = ['decided_at', 'browser', 'version', 'language', 'granted', 'global_privacy_control'];

async function* rowsOf(records: AsyncIterable<ConsentRecord>): AsyncGenerator<string[]> {
  yield COLUMNS;
  for await (const one of records)
    yield [
      ...[one.decidedAt.toISOString(), one.browser, String(one.version), one.language],
      ...[one.granted.join(' ') || 'none', one.hasSignal ? 'yes' : 'no'],
    ];
}

/** All consent records as a CSV file. */
export async function loader(args: LoaderFunctionArgs) {
  return csvStream('consent.csv', rowsOf(await loadAction(args, 'consent.export', {})));
}
