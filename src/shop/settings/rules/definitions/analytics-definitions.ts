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
  'analytics.googleTag': define(z.string().regex(/^(?:(?:G|GT|AW|DC)-[A-Z0-9]{4,20})?$/), ''),
  'analytics.tagManager': define(z.string().regex(/^(?:GTM-[A-Z0-9]{4,12})?$/), ''),
  'analytics.metaPixel': define(z.string().regex(/^(?:\d{10,20})?$/), ''),
  /** Whether tags wait for consent, or load for everybody who has not refused. */
  'analytics.consent': define(z.enum(['wait', 'always']), 'wait'),
  'analytics.leaveOutStaff': define(z.boolean(), true),
  /** Proof of consent is kept this long. */
  'analytics.consentMonths': define(z.number().int().min(1).max(120), 24),
  /** Retention of daily figures, in days. */
  'analytics.keptDays': define(z.number().int().min(31).max(YEARS_TEN_DAYS), 760),
  /** Retention of server-side conversions, in days. */
  'analytics.sentDays': define(z.number().int().min(30).max(YEARS_TEN_DAYS), 180),
} as const;
