import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { visitContext } from '../../context.ts';
import { loadAction } from '../load-action.server.ts';
import { type ReportQuery, type ReportTable, readReportQuery } from './report.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

const SALES = ['day', 'orders', 'goods', 'discounts', 'deliveryAndFees', 'total', 'refunded'];
const VAT = ['month', 'invoices', 'creditNotes', 'net', 'vat', 'gross'];

async function tableOf(args: Args, { report, from, to, step }: ReportQuery): Promise<ReportTable> {
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
        rows: await loadAction(args, 'reports.products', days),
      };
    case 'words':
      return {
        columns: ['words', 'count', 'lastDay'],
        amounts: [],
        rows: await loadAction(args, 'reports.words', days),
      };
  }
}

/** Loads the report in the URL as a table. */
export async function loadReport(args: Args): Promise<{ query: ReportQuery; table: ReportTable }> {
  const { url, now } = args.context.get(visitContext);
  const query = readReportQuery(url.searchParams, now);
  return { query, table: await tableOf(args, query) };
}
