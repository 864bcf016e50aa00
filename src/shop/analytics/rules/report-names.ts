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
