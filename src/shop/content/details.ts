import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';

/** What some documents say beyond their text. */
export type DocumentDetails = Readonly<{
  /** Who wrote it, by trade: 'Service technician'. */
  author?: Localized | undefined;
  /** What its picture shows here, where the library's own words do not fit. */
  coverAlt?: Localized | undefined;
  /** Address words of the products it speaks of. */
  products: readonly string[];
  /** The year a piece of work was made. */
  year?: number | undefined;
}>;

const localized = z.object({ en: z.string(), ar: z.string().optional() });
const schema = z.object({
  author: localized.optional().catch(undefined),
  coverAlt: localized.optional().catch(undefined),
  products: z.array(z.string()).catch([]).default([]),
  year: z.number().int().optional().catch(undefined),
});

/** @returns what is known; anything else counts as not said */
export function parseDetails(value: unknown): DocumentDetails {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : { products: [] };
}
