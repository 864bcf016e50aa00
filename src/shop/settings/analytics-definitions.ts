import { z } from 'zod';
import { define } from './define.ts';

const YEARS_TEN_DAYS = 3660;

/** What the shop counts about its visits. */
export const analyticsDefinitions = {
  'analytics.enabled': define(z.boolean(), true),
  /** The share of a page that counts as scrolled. */
  'analytics.scrollPercent': define(z.number().int().min(10).max(100), 90),
  /** Whether another page or filter of a grid, shown in place, is a page view. */
  'analytics.gridPageViews': define(z.boolean(), true),
  /** Roll-ups are kept this long. */
  'analytics.keptDays': define(z.number().int().min(31).max(YEARS_TEN_DAYS), 760),
} as const;
