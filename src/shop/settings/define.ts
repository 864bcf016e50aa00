import { z } from 'zod';

export const localized = z.object({ en: z.string(), ar: z.string().optional() });

export type Definition<T> = {
  schema: z.ZodType<T>;
  default: T;
};

/** A setting: its schema and default; name and explanation are in `messages`. */
export function define<T>(schema: z.ZodType<T>, initial: T): Definition<T> {
  return { schema, default: initial };
}
