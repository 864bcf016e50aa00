import type { LoaderFunctionArgs } from 'react-router';
import { toDecimal } from '#kernel/money.ts';
import { csvResponse } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

const COLUMNS = ['month', 'cards', 'issued', 'outstanding', 'expired'];

/** The liability by month as a CSV file; amounts are in dirhams. */
export async function loader(args: LoaderFunctionArgs) {
  const months = await loadAction(args, 'gift-cards.liability', {});
  return csvResponse('gift-card-liability.csv', [
    COLUMNS,
    ...months.map(({ month, count, issued, outstanding, expired }) => [
      ...[month, count],
      ...[issued, outstanding, expired].map(toDecimal),
    ]),
  ]);
}
