import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ShippingRefusal } from '../refusals.ts';
import { codesOf } from '../rules/method-code.ts';
import { EMIRATES } from '../rules/rate.ts';

const DAY_MINUTES = 24 * 60;
const LONGEST_DAYS = 60;
const LONGEST_CUTOFF_HOURS = 336;
const DEAREST_MINOR = 10_000_00;
const RICHEST_MINOR = 10_000_000_00;
const LARGEST_ID = 2_147_483_647;

const id = z.int().positive().max(LARGEST_ID).optional();
const localized = z.object({
  en: z.string().trim().min(1).max(120),
  ar: z.string().trim().max(120).optional(),
});

/** Ids must be unique. */
function areNamedOnce(rows: readonly { id?: number | undefined }[]): boolean {
  const ids = rows.flatMap((row) => row.id ?? []);
  return new Set(ids).size === ids.length;
}

const window = z
  .object({
    id,
    weekdays: z.array(z.int().min(1).max(7)).min(1).readonly(),
    fromMinute: z
      .int()
      .min(0)
      .max(DAY_MINUTES - 1),
    toMinute: z.int().min(1).max(DAY_MINUTES),
    cutoffHours: z.int().min(0).max(LONGEST_CUTOFF_HOURS),
    capacity: z.int().positive().max(100_000).nullable(),
  })
  .refine(({ fromMinute, toMinute }) => toMinute > fromMinute, { path: ['toMinute'] })
  .refine(({ weekdays }) => new Set(weekdays).size === weekdays.length, { path: ['weekdays'] });

const method = z.object({
  id,
  /** Empty: made of the English name. */
  code: z.string().regex(/^[a-z0-9_-]{0,40}$/),
  title: localized,
  costMinor: z.int().min(0).max(DEAREST_MINOR),
  minimumMinor: z.int().min(0).max(RICHEST_MINOR).nullable(),
  emirates: z.array(z.enum(EMIRATES)).readonly().nullable(),
  deliveryDays: z.int().min(0).max(LONGEST_DAYS),
  daysAhead: z.int().min(0).max(LONGEST_DAYS).optional(),
  slots: z.array(window).max(24).readonly().optional(),
});

const zone = z
  .object({
    id,
    name: localized,
    emirates: z.array(z.enum(EMIRATES)).min(1).readonly(),
    closedDays: z.array(z.iso.date()).max(400).readonly().optional(),
    methods: z.array(method).max(20).readonly(),
  })
  .transform(({ methods, ...rest }) => {
    const codes = codesOf(methods);
    return { ...rest, methods: methods.map((one, place) => ({ ...one, code: codes[place] ?? one.code })) };
  })
  .refine(({ methods }) => new Set(methods.map(({ code }) => code)).size === methods.length, {
    path: ['methods'],
  });

const zones = z
  .array(zone)
  .max(20)
  .refine((all) => {
    const emirates = all.flatMap((one) => one.emirates);
    return new Set(emirates).size === emirates.length;
  })
  .refine((all) => {
    const methods = all.flatMap((one) => one.methods);
    const windows = methods.flatMap(({ slots = [] }) => slots);
    return [all, methods, windows].every(areNamedOnce);
  });

/** A delivery window to save; with an id it replaces that one. */
export type NewWindow = z.input<typeof window>;
export type NewMethod = z.input<typeof method>;
/** A zone to save, with its methods. */
export type NewZone = z.input<typeof zone>;

/** Parses one zone; field paths are relative to it. */
export function parseZone(input: unknown): Outcome<NewZone, ShippingRefusal> {
  const parsed = zone.safeParse(input);
  if (parsed.success) return done(parsed.data);
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return refuse({ code: 'shipping.wrong-zones', fields: [...new Set(fields)] });
}

/** Parses all zones. An emirate belongs to at most one; method codes are unique within a zone. */
export function parseZones(input: unknown): Outcome<NewZone[], ShippingRefusal> {
  const parsed = zones.safeParse(input);
  if (parsed.success) return done(parsed.data);
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return refuse({ code: 'shipping.wrong-zones', fields: [...new Set(fields)] });
}
