import { z } from 'zod';
import { EMIRATES } from '#kernel/address/emirate.ts';

/**
 * How a product may be sold: `sell` normally; `collect` reserve online, pick up in store; `catalogue` display
 * only; `adults` only to signed-in customers who confirmed their age.
 */
export const SELLING_MODES = ['sell', 'collect', 'catalogue', 'adults'] as const;

const localized = z.object({ en: z.string().min(1), ar: z.string().optional() });

/** A rule of the restrictions table. The first matching rule applies. */
export const restrictionRule = z.object({
  /** Id of the rule, named in every refusal. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and dashes'),
  class: z.enum(['tobacco', 'device', 'accessory', 'other', 'any']).default('any'),
  /** Destinations; null for all. */
  emirates: z.array(z.enum(EMIRATES)).min(1).nullable().default(null),
  mode: z.enum(SELLING_MODES).default('sell'),
  /** In years; null for the shop's minimum. */
  minimumAge: z.number().int().min(18).max(99).nullable().default(null),
  /** Codes of payment methods that are not allowed. */
  forbidsPayment: z.array(z.string().min(1)).default([]),
  /** The message when the rule applies. */
  words: localized,
});

/** The rules, in order of precedence. */
export const restrictionRules = z
  .array(restrictionRule)
  .max(100)
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'two rules have one id');

export type RestrictionRule = z.infer<typeof restrictionRule>;
