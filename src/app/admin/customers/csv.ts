import type { LoaderFunctionArgs } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { aed, toDecimal } from '#kernel/money.ts';
import { csvStream } from '../csv-response.ts';
import { loadAction } from '../load-action.server.ts';

type Batches = ValueOf<'customers.export-list'>;
type Listed = Batches extends AsyncIterable<readonly (infer One)[]> ? One : never;

const COLUMNS = [
  ...['type', 'name', 'email', 'phone', 'language', 'marketing_consent', 'consent_at', 'consent_source'],
  ...['tags', 'orders', 'spent', 'customer_since'],
];

/** Marketing consent: whether, when and how; newsletter subscriptions carry no date here. */
function consentCells({ hasConsent, consent }: Listed): string[] {
  if (consent !== null) return ['yes', consent.at.toISOString(), consent.source];
  return hasConsent ? ['yes', '', 'newsletter'] : ['no', '', ''];
}

function cellsOf(one: Listed): (string | number)[] {
  return [
    ...[one.kind, one.name, one.email, one.phone, one.language, ...consentCells(one)],
    ...[one.tags.join(', '), one.orders, toDecimal(aed(one.totalMinor)), one.since.toISOString()],
  ];
}

async function* rowsOf(batches: Batches) {
  yield COLUMNS;
  for await (const batch of batches) for (const one of batch) yield cellsOf(one);
}

/** The filtered list of customers as a CSV file; amounts are in dirhams. */
export async function loader(args: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  return csvStream('customers.csv', rowsOf(await loadAction(args, 'customers.export-list', query)));
}
