import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { EMIRATES } from './rate.ts';
import type { ShippingRefusal } from './refusals.ts';

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

/** What is kept under its id is named once. */
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
  code: z.string().regex(/^[a-z0-9_-]{1,40}$/),
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

/** A time of delivery as the shopkeeper sets it up; with its id it stays the same one. */
export type NewWindow = z.input<typeof window>;
export type NewMethod = z.input<typeof method>;
/** A zone with its ways of delivery as the shopkeeper sets it up. */
export type NewZone = z.input<typeof zone>;

/** One zone as it is to be, whatever the others are; fields are named from within it. */
export function parseZone(asked: unknown): Outcome<NewZone, ShippingRefusal> {
  const parsed = zone.safeParse(asked);
  if (parsed.success) return done(parsed.data);
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return refuse({ code: 'shipping.wrong-zones', fields: [...new Set(fields)] });
}

/** All zones as they are to be. Every emirate lies in one of them at most; codes of ways differ within a zone. */
export function parseZones(asked: unknown): Outcome<NewZone[], ShippingRefusal> {
  const parsed = zones.safeParse(asked);
  if (parsed.success) return done(parsed.data);
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  return refuse({ code: 'shipping.wrong-zones', fields: [...new Set(fields)] });
}
