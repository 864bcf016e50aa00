import { z } from 'zod';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Problems } from '../refusals.ts';
import { normaliseTag } from './tags.ts';

const MOST_CONDITIONS = 12;
const MOST_MINOR = 100_000_000_00;
const MOST_COUNT = 100_000;
const MOST_DAYS = 3650;
const LARGEST_ID = 2_147_483_647;

const days = z.int('days-wrong').min(1, 'days-wrong').max(MOST_DAYS, 'days-wrong');
/** The last so many days; null for ever. */
const period = days.nullable();
const day = z.iso.date('date-wrong');

/** The facts of customers and guests that a condition can compare. Amounts in fils. */
const condition = z.discriminatedUnion(
  'fact',
  [
    z.object({
      fact: z.literal('spent'),
      is: z.enum(['at-least', 'less-than']),
      amountMinor: z.int('amount-wrong').min(1, 'amount-wrong').max(MOST_MINOR, 'amount-wrong'),
      days: period,
    }),
    z.object({
      fact: z.literal('orders'),
      is: z.enum(['at-least', 'less-than']),
      count: z.int('count-wrong').min(1, 'count-wrong').max(MOST_COUNT, 'count-wrong'),
      days: period,
    }),
    z.object({ fact: z.literal('last-order'), is: z.enum(['within', 'over']), days }),
    z.object({ fact: z.literal('last-order-date'), is: z.enum(['after', 'before']), on: day }),
    z.object({ fact: z.literal('joined'), is: z.enum(['within', 'over']), days }),
    z.object({
      fact: z.literal('device'),
      is: z.enum(['registered', 'bought']),
      productId: z.int('device-missing').min(1, 'device-missing').max(LARGEST_ID, 'device-missing'),
    }),
    z.object({ fact: z.literal('emirate'), is: z.enum(EMIRATES, 'emirate-missing') }),
    z.object({ fact: z.literal('consent'), is: z.enum(['yes', 'no']) }),
    z.object({
      fact: z.literal('tag'),
      is: z.enum(['has', 'has-not']),
      tag: z
        .string('tag-missing')
        .transform(normaliseTag)
        .refine((tag) => tag !== '', 'tag-missing'),
    }),
    z.object({ fact: z.literal('account'), is: z.enum(['account', 'guest']) }),
    z.object({ fact: z.literal('language'), is: z.enum(LANGUAGES) }),
  ],
  'condition-wrong',
);

export type SegmentCondition = Readonly<z.infer<typeof condition>>;

const rule = z.object({
  match: z.enum(['all', 'any'], 'condition-wrong'),
  conditions: z
    .array(condition, 'condition-wrong')
    .min(1, 'conditions-missing')
    .max(MOST_CONDITIONS, 'conditions-many'),
});

/** A segment: customers for whom all, or any, of the conditions hold. */
export type SegmentRule = Readonly<{ match: 'all' | 'any'; conditions: readonly SegmentCondition[] }>;

/**
 * Parses a typed or stored rule.
 *
 * @returns problems by `conditions`, or `conditions.` and the index of the wrong one
 */
export function parseSegmentRule(
  sent: unknown,
): { ok: true; rule: SegmentRule } | { ok: false; problems: Problems } {
  const parsed = rule.safeParse(sent);
  if (parsed.success) return { ok: true, rule: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field, at] = path;
    const name = field === 'conditions' && typeof at === 'number' ? `conditions.${at}` : 'conditions';
    problems[name] ??= /^[a-z-]+$/.test(message) ? message : 'condition-wrong';
  }
  return { ok: false, problems };
}

/** Segments that every shop has. */
export const READY_SEGMENTS = {
  new: { match: 'all', conditions: [{ fact: 'joined', is: 'within', days: 30 }] },
  returning: { match: 'all', conditions: [{ fact: 'orders', is: 'at-least', count: 2, days: null }] },
  lapsed: {
    match: 'all',
    conditions: [{ fact: 'last-order', is: 'over', days: 90 }],
  },
  'big-spenders': {
    match: 'all',
    conditions: [{ fact: 'spent', is: 'at-least', amountMinor: 100_000, days: 365 }],
  },
  'newsletter-no-order': {
    match: 'all',
    conditions: [
      { fact: 'consent', is: 'yes' },
      { fact: 'orders', is: 'less-than', count: 1, days: null },
    ],
  },
} as const satisfies Record<string, SegmentRule>;

export type ReadySegment = keyof typeof READY_SEGMENTS;

export function parseReadySegment(text: string): ReadySegment | null {
  return Object.hasOwn(READY_SEGMENTS, text) ? (text as ReadySegment) : null;
}
