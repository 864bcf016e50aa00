import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';

/** Optional details of a document. */
export type DocumentDetails = Readonly<{
  /** The author's role: 'Service technician'. */
  author?: Localized | undefined;
  /** Alternative text of the cover here, instead of the library's. */
  coverAlt?: Localized | undefined;
  /** Slugs of related products. */
  products: readonly string[];
  /** The year of a portfolio project. */
  year?: number | undefined;
}>;

const localized = z.object({ en: z.string(), ar: z.string().optional() });
const schema = z.object({
  author: localized.optional().catch(undefined),
  coverAlt: localized.optional().catch(undefined),
  products: z.array(z.string()).catch([]).default([]),
  year: z.number().int().optional().catch(undefined),
});

/** @returns the valid details; anything else is ignored */
export function parseDetails(value: unknown): DocumentDetails {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : { products: [] };
}
