import type { DbOrTx } from '#platform/database/client.ts';
import { type Days, type Dimension, figuresByDay, readFigures } from '../store/figures.ts';
import {
  amountOf,
  type Columns,
  eventsOf,
  namesOf,
  quantityOf,
  type ReportRow,
  sessionsOf,
  toLargestRows,
  toRows,
} from './report-rows.ts';

type Report = Readonly<{ by: Dimension | 'day'; columns: Columns }>;

const FROM_VIEW_TO_ORDER = {
  sessions: sessionsOf('page_view'),
  views: eventsOf('page_view'),
  carts: sessionsOf('add_to_cart'),
  orders: eventsOf('purchase'),
  total: amountOf('purchase'),
};

/** The steps of the funnel, in order: sessions that had one. */
const FUNNEL = ['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase'] as const;

const REPORTS = {
  overview: { by: 'day', columns: FROM_VIEW_TO_ORDER },
  products: {
    by: 'product',
    columns: {
      viewed: eventsOf('view_item'),
      added: quantityOf('add_to_cart'),
      removed: quantityOf('remove_from_cart'),
      bought: quantityOf('purchase'),
    },
  },
  searches: {
    by: 'label',
    columns: {
      searches: eventsOf('view_search_results'),
      inVain: quantityOf('view_search_results'),
    },
  },
  sources: { by: 'source', columns: FROM_VIEW_TO_ORDER },
  campaigns: { by: 'campaign', columns: FROM_VIEW_TO_ORDER },
  devices: { by: 'device', columns: FROM_VIEW_TO_ORDER },
  pages: {
    by: 'page',
    columns: {
      views: eventsOf('page_view'),
      sessions: sessionsOf('page_view'),
      scrolled: sessionsOf('scroll'),
    },
  },
  links: { by: 'label', columns: { clicks: eventsOf('click'), sessions: sessionsOf('click') } },
  files: { by: 'label', columns: { downloads: eventsOf('file_download') } },
  forms: { by: 'label', columns: { started: eventsOf('form_start'), sent: eventsOf('form_submit') } },
  videos: { by: 'label', columns: { started: eventsOf('video_start'), watched: eventsOf('video_complete') } },
  popups: { by: 'label', columns: { shown: eventsOf('popup_view'), sessions: sessionsOf('popup_view') } },
} as const satisfies Record<string, Report>;

export type AnalyticsReport = keyof typeof REPORTS | 'funnel';
/** @param days from the first to the last, of the shop's time zone */
export type AnalyticsReportQuery = Readonly<{ report: AnalyticsReport; days: Days }>;

async function readFunnel(db: DbOrTx, days: Days): Promise<ReportRow[]> {
  const figures = await readFigures(db, { dimension: 'all', names: FUNNEL, days });
  return FUNNEL.map((step) => ({
    key: step,
    sessions: figures.find(({ name }) => name === step)?.sessions ?? 0,
  }));
}

/** The rows of a report: days in order, all else by its first column, the largest first. */
export async function readReport(db: DbOrTx, { report, days }: AnalyticsReportQuery): Promise<ReportRow[]> {
  if (report === 'funnel') return readFunnel(db, days);
  const { by, columns }: Report = REPORTS[report];
  const names = namesOf(columns);
  if (by === 'day') return toRows(await figuresByDay(db, names, days), columns);
  return toLargestRows(await readFigures(db, { dimension: by, names, days }), columns);
}
