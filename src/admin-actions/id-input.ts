import { z } from 'zod';

/** An id as an address or a page sends it, read by the kernel's own parser. */
export function idInput<Id>(parse: (value: unknown) => Id | null) {
  return z.union([z.string(), z.number()]).transform((value, context): Id => {
    const id = parse(value);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'unreadable' });
    return z.NEVER;
  });
}

const MOST_PAGES = 100_000;

/** The page of a list; nonsense in an address is the first. */
export const pageInput = z
  .union([z.string(), z.number()])
  .optional()
  .catch(undefined)
  .transform((typed) => {
    const page = Number(typed);
    return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
  });

/** One of some words, as an address has it; nonsense is as if nothing had been asked for. */
export const wordIn = <Word extends string, Otherwise extends Word | null>(
  words: readonly Word[],
  otherwise: Otherwise,
) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((typed): Word | Otherwise => words.find((word) => word === typed) ?? otherwise);
