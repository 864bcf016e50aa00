import { z } from 'zod';

/** What the first process and the others say to each other. */
const message = z.discriminatedUnion('is', [
  /** To the first: this one takes requests from now on. */
  z.object({ is: z.literal('open') }),
  /** To the first: the figures of all processes are asked for, with a number to answer to. */
  z.object({ is: z.literal('all-figures-wanted'), number: z.number() }),
  z.object({ is: z.literal('all-figures'), number: z.number(), text: z.string() }),
  /** From the first: what this one counts. */
  z.object({ is: z.literal('figures-wanted'), number: z.number() }),
  z.object({ is: z.literal('figures'), number: z.number(), figures: z.array(z.looseObject({})) }),
]);
export type Message = z.infer<typeof message>;

/** @returns null for what libraries say to each other */
export function parseMessage(said: unknown): Message | null {
  return message.safeParse(said).data ?? null;
}
