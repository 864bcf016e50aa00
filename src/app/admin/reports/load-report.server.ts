import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { visitContext } from '../../context.ts';
import { loadAction } from '../load-action.server.ts';
import { type ReportQuery, type ReportTable, readReportQuery } from './report.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

const SALES = ['day', 'orders', 'goods', 'discounts', 'deliveryAndFees', 'total', 'refunded'];
const VAT = ['month', 'invoices', 'creditNotes', 'net', 'vat', 'gross'];

async function tableOf(
  args: Args,
  { report, from, to, step, isWhole }: ReportQuery & { isWhole: boolean },
): Promise<ReportTable> {
  const days = { from, to };
  switch (report) {
    case 'sales':
      return {
        columns: SALES,
        amounts: SALES.slice(2),
        rows: await loadAction(args, 'reports.sales', { ...days, step }),
      };
    case 'vat':
      return { columns: VAT, amounts: VAT.slice(3), rows: await loadAction(args, 'reports.vat', days) };
    case 'products':
      return {
        columns: ['sku', 'name', 'pieces', 'total'],
        amounts: ['total'],
        ...(await loadAction(args, 'reports.products', { ...days, isWhole })),
      };
    case 'words':
      return {
        columns: ['words', 'count', 'lastDay'],
        amounts: [],
        ...(await loadAction(args, 'reports.words', { ...days, isWhole })),
      };
  }
}

/** Loads the report in the URL as a table, with its first rows or whole. */
export async function loadReport(
  args: Args,
  { isWhole }: { isWhole: boolean },
): Promise<{ query: ReportQuery; table: ReportTable }> {
  const { url, now } = args.context.get(visitContext);
  const query = readReportQuery(url.searchParams, now);
  return { query, table: await tableOf(args, { ...query, isWhole }) };
}
