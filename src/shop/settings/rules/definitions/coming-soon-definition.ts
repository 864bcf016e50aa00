import { z } from 'zod';
import { define } from './define.ts';

/** What is closed while the shop is in coming-soon mode. */
const mode = z.enum(['off', 'store', 'site']);

const comingSoon = z.object({
  mode,
  /** The slug of the coming-soon page; '' for the built-in one. */
  page: z.string().regex(/^([a-z0-9][a-z0-9_-]{0,199})?$/),
  /** The moment at which the shop opens automatically, in UTC; '' for none. */
  opensAt: z.union([z.literal(''), z.iso.datetime()]),
  /** Status 503 with `Retry-After`, or 200 with `X-Robots-Tag: noindex`. */
  answer: z.enum(['503', 'noindex']),
  /** Incremented to turn off the private links: older ones are then invalid. */
  linkVersion: z.number().int().min(0),
});

/** The coming-soon mode of the shop. */
export type ComingSoon = Readonly<z.infer<typeof comingSoon>>;

export const comingSoonDefinition = {
  comingSoon: define<ComingSoon>(comingSoon, {
    ...{ mode: 'off', page: '', opensAt: '', answer: '503', linkVersion: 0 },
  }),
} as const;
