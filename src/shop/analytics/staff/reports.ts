import type { DbOrTx } from '#platform/database/client.ts';
import type { EventName } from '../rules/event.ts';
import { type Days, type Dimension, type Figure, figuresByDay, readFigures } from '../store/figures.ts';

/** A line of a report: `key` names it, numbers follow; amounts are in fils. */
export type ReportRow = Readonly<{ key: string } & Record<string, string | number>>;

type Column = Readonly<{
  name: EventName;
  of: 'events' | 'sessions' | 'quantity' | 'valueMinor';
}>;

type Report = Readonly<{ by: Dimension | 'day'; columns: Readonly<Record<string, Column>> }>;

const sessionsOf = (name: EventName): Column => ({ name, of: 'sessions' });
const eventsOf = (name: EventName): Column => ({ name, of: 'events' });
const amountOf = (name: EventName): Column => ({ name, of: 'valueMinor' });

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
      added: { name: 'add_to_cart', of: 'quantity' },
      removed: { name: 'remove_from_cart', of: 'quantity' },
      bought: { name: 'purchase', of: 'quantity' },
    },
  },
  searches: {
    by: 'label',
    columns: {
      searches: eventsOf('view_search_results'),
      inVain: { name: 'view_search_results', of: 'quantity' },
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
/** The limit of rows, except for days. */
const MOST_ROWS = 500;

/** @param days from the first to the last, of the shop's time zone */
export type AnalyticsReportQuery = Readonly<{ report: AnalyticsReport; days: Days }>;

function toRows(figures: readonly Figure[], columns: Report['columns']): ReportRow[] {
  const rows = new Map<string, Record<string, number>>();
  const names = Object.entries(columns);
  for (const figure of figures) {
    const row = rows.get(figure.value) ?? Object.fromEntries(names.map(([column]) => [column, 0]));
    for (const [column, { name, of }] of names) if (name === figure.name) row[column] = figure[of];
    rows.set(figure.value, row);
  }
  return [...rows].map(([key, row]) => ({ key, ...row }) as ReportRow);
}

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
  const names = [...new Set(Object.values(columns).map(({ name }) => name))];
  if (by === 'day') return toRows(await figuresByDay(db, names, days), columns);
  const rows = toRows(await readFigures(db, { dimension: by, names, days }), columns);
  const [first = 'sessions'] = Object.keys(columns);
  return rows.sort((a, b) => Number(b[first]) - Number(a[first])).slice(0, MOST_ROWS);
}
