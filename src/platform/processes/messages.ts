import { z } from 'zod';

/** Messages between primary and workers. */
const message = z.discriminatedUnion('is', [
  /** Worker to primary: accepts requests. */
  z.object({ is: z.literal('open') }),
  /** Worker to primary: requests the metrics of all workers; the answer repeats the number. */
  z.object({ is: z.literal('all-figures-wanted'), number: z.number() }),
  z.object({ is: z.literal('all-figures'), number: z.number(), text: z.string() }),
  /** Primary to worker: requests its metrics. */
  z.object({ is: z.literal('figures-wanted'), number: z.number() }),
  z.object({ is: z.literal('figures'), number: z.number(), figures: z.array(z.looseObject({})) }),
]);
export type Message = z.infer<typeof message>;

/** @returns null for messages of libraries */
export function parseMessage(value: unknown): Message | null {
  return message.safeParse(value).data ?? null;
}
