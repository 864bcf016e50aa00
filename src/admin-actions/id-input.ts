import { z } from 'zod';

/** An id from a URL or a page, parsed by the kernel's parser. */
export function idInput<Id>(parse: (value: unknown) => Id | null) {
  return z.union([z.string(), z.number()]).transform((value, context): Id => {
    const id = parse(value);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'unreadable' });
    return z.NEVER;
  });
}

const MOST_PAGES = 100_000;

/** The page number of a list; invalid values count as 1. */
export const pageInput = z
  .union([z.string(), z.number()])
  .optional()
  .catch(undefined)
  .transform((typed) => {
    const page = Number(typed);
    return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
  });

/** One of the listed words from a URL; any other value counts as `otherwise`. */
export const wordIn = <Word extends string, Otherwise extends Word | null>(
  words: readonly Word[],
  otherwise: Otherwise,
) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((typed): Word | Otherwise => words.find((word) => word === typed) ?? otherwise);
