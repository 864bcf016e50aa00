/** Every report of the screen, in its order; emirates and returning customers come from orders. */
export const REPORTS = [
  'overview',
  'funnel',
  'products',
  'searches',
  'sources',
  'campaigns',
  'pages',
  'devices',
  'emirates',
  'cohorts',
  'links',
  'files',
  'forms',
  'videos',
  'popups',
] as const;
export type Report = (typeof REPORTS)[number];

/** Reports whose lines open a breakdown: what is counted by page, and begun checkouts by product. */
export const BREAKDOWNS = [
  'funnel',
  'sources',
  'campaigns',
  'devices',
  'links',
  'files',
  'forms',
  'videos',
] as const satisfies readonly Report[];
export type Breakdown = (typeof BREAKDOWNS)[number];
