import { z } from 'zod';

export const localized = z.object({ en: z.string(), ar: z.string().optional() });

export type Definition<T> = {
  /** What it does, for the person who changes it. */
  explanation: string;
  schema: z.ZodType<T>;
  default: T;
};

/** One setting: what it does, what it takes, what it is at first. */
export function define<T>(explanation: string, schema: z.ZodType<T>, initial: T): Definition<T> {
  return { explanation, schema, default: initial };
}
