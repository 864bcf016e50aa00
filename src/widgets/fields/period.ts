import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { ANY_TIME, lastDays, type Span } from '#kernel/span.ts';
import type { Field } from './field.ts';

export const DAYS_MAX = 3650;

/** The last days with today, or between two moments in UTC of which either may lack; null: at any time. */
export type PeriodValue =
  | Readonly<{ days: number }>
  | Readonly<{ from: string | null; until: string | null }>
  | null;

/** Why a period is refused. */
export type PeriodRule = 'period-days' | 'period-order';

const moment = z.iso.datetime().nullable();
const between = z.strictObject({ from: moment, until: moment });
const days = z.strictObject({ days: z.number().int().min(1).max(DAYS_MAX) });

function faultIn(value: unknown): PeriodRule | null {
  if (value === null || days.safeParse(value).success) return null;
  const { data, success } = between.safeParse(value);
  if (!success) return 'period-days';
  const { from, until } = data;
  return from !== null && until !== null && until < from ? 'period-order' : null;
}

const schema = z.unknown().superRefine((value, { addIssue }) => {
  const rule = faultIn(value);
  if (rule !== null) addIssue({ code: 'custom', params: { rule } });
}) as unknown as z.ZodType<PeriodValue>;

/** A span of time; the View gets its bounds. */
export function period(): Field<PeriodValue, Span> {
  return { control: { type: 'period' }, schema, initial: null };
}

const toInstant = (text: string | null) => (text === null ? null : new Date(text));

/** The bounds of a period now; days begin at midnight in the shop's time zone. */
export function spanOf(value: PeriodValue, now: Instant): Span {
  if (value === null) return ANY_TIME;
  if ('days' in value) return lastDays(value.days, now, SHOP_TIME_ZONE);
  return { from: toInstant(value.from), until: toInstant(value.until), movesAt: null };
}
