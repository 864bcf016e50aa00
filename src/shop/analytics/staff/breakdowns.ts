import type { DbOrTx } from '#platform/database/client.ts';
import type { Breakdown } from '../rules/report-names.ts';
import { type Days, type Dimension, readFigures } from '../store/figures.ts';
import { firstDayWithPages, readPageFigures } from '../store/page-figures.ts';
import {
  type Columns,
  eventsOf,
  namesOf,
  quantityOf,
  type ReportRow,
  sessionsOf,
  toLargestRows,
} from './report-rows.ts';

/** Of orders their number alone: with an amount, the order of one visit could be told. */
const BY_LANDING_PAGE = {
  sessions: sessionsOf('page_view'),
  views: eventsOf('page_view'),
  carts: sessionsOf('add_to_cart'),
  orders: eventsOf('purchase'),
};

const BY_PAGE: Readonly<Record<Exclude<Breakdown, 'funnel'>, Readonly<{ by: Dimension; columns: Columns }>>> =
  {
    sources: { by: 'source', columns: BY_LANDING_PAGE },
    campaigns: { by: 'campaign', columns: BY_LANDING_PAGE },
    devices: {
      by: 'device',
      columns: { views: eventsOf('page_view'), sessions: sessionsOf('page_view') },
    },
    links: { by: 'label', columns: { clicks: eventsOf('click'), sessions: sessionsOf('click') } },
    files: { by: 'label', columns: { downloads: eventsOf('file_download') } },
    forms: { by: 'label', columns: { started: eventsOf('form_start'), sent: eventsOf('form_submit') } },
    videos: {
      by: 'label',
      columns: { started: eventsOf('video_start'), watched: eventsOf('video_complete') },
    },
  };

/** The step of the funnel that is broken down; the others have lists of their own. */
const BROKEN_STEP = 'begin_checkout';
const CHECKOUTS = { checkouts: eventsOf(BROKEN_STEP), pieces: quantityOf(BROKEN_STEP) };

/** @param key the line of the report @param days from the first to the last, of the shop's time zone */
export type BreakdownQuery = Readonly<{ report: Breakdown; key: string; days: Days }>;

/**
 * What a line of a report is made of. `key` of a row is a path, '' without a page view, and of begun checkouts a product.
 *
 * `missing`: days of the report have no breakdown, those before `since`; null if no day has one.
 */
export type BreakdownRows = Readonly<{
  rows: ReportRow[];
  missing: Readonly<{ since: string | null }> | null;
}>;

async function readCheckouts(db: DbOrTx, { key, days }: BreakdownQuery): Promise<BreakdownRows> {
  if (key !== BROKEN_STEP) return { rows: [], missing: null };
  const figures = await readFigures(db, { dimension: 'product', names: [BROKEN_STEP], days });
  return { rows: toLargestRows(figures, CHECKOUTS), missing: null };
}

/** The rows of a breakdown by its first column, the largest first. */
export async function readBreakdown(db: DbOrTx, query: BreakdownQuery): Promise<BreakdownRows> {
  const { report, key, days } = query;
  if (report === 'funnel') return readCheckouts(db, query);
  const { by, columns } = BY_PAGE[report];
  const [figures, missing] = await Promise.all([
    readPageFigures(db, { dimension: by, value: key, names: namesOf(columns), days }),
    firstDayWithPages(db, days),
  ]);
  return { rows: toLargestRows(figures, columns), missing };
}
