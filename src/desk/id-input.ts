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

/** The page of a list; nonsense in an address is the first. */
export const pageInput = z.coerce.number().int().min(1).max(100_000).catch(1);
