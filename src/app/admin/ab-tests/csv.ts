import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

const COLUMNS = ['day', 'a_seen', 'a_successes', 'b_seen', 'b_successes', 'counted'];

/** The daily counts of an A/B test as a CSV file; 1 marks days that count for the result. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, days } = await loadAction(args, 'ab-tests.open', { id: Number(args.params.id) });
  return csvResponse(`ab-test-${id}.csv`, [
    COLUMNS,
    ...days.map(({ day, a, b, isCounted }) => [
      day,
      a.seen,
      a.successes,
      b.seen,
      b.successes,
      isCounted ? 1 : 0,
    ]),
  ]);
}
