import { z } from 'zod';
import { EMIRATES } from '#kernel/emirate.ts';

/**
 * How goods may be sold: `sell` as any other; `collect` = reserved here and fetched from the shop; `catalogue` = shown
 * and not sold; `adults` = sold to people who are signed in and have confirmed their age.
 */
export const SELLING_MODES = ['sell', 'collect', 'catalogue', 'adults'] as const;

const localized = z.object({ en: z.string().min(1), ar: z.string().optional() });

/** One line of the table of restrictions. The first line that speaks of some goods and their place decides. */
export const restrictionRule = z.object({
  /** Names the rule in every refusal, for those who look it up. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and dashes'),
  class: z.enum(['tobacco', 'device', 'accessory', 'other', 'any']).default('any'),
  /** Where the goods would go; null for everywhere. */
  emirates: z.array(z.enum(EMIRATES)).min(1).nullable().default(null),
  mode: z.enum(SELLING_MODES).default('sell'),
  /** Years; null for the shop's own minimum. */
  minimumAge: z.number().int().min(18).max(99).nullable().default(null),
  /** Codes of the ways to pay that these goods rule out. */
  forbidsPayment: z.array(z.string().min(1)).default([]),
  /** What a shopper reads when the rule stops something. */
  words: localized,
});

/** The table, in the order its lines are asked. */
export const restrictionRules = z
  .array(restrictionRule)
  .max(100)
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'two rules have one id');

export type RestrictionRule = z.infer<typeof restrictionRule>;
