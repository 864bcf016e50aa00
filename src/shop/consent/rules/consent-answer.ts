import { z } from 'zod';
import { LANGUAGES } from '#kernel/language.ts';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '#kernel/web/consent/consent.ts';

const answer = z.strictObject({
  /** The random id that the answers of one browser have in common. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  version: z.literal(CONSENT_VERSION),
  granted: z
    .array(z.enum(CONSENT_PURPOSES))
    .max(CONSENT_PURPOSES.length)
    .refine((granted) => new Set(granted).size === granted.length),
  language: z.enum(LANGUAGES),
  /** Whether the browser sends Global Privacy Control. */
  signal: z.boolean(),
});

/** The visitor's consent, as sent by the browser. */
export type ConsentAnswer = Readonly<z.infer<typeof answer>>;

/** @returns null for an invalid answer, or one to another version of the question */
export function parseConsentAnswer(sent: unknown): ConsentAnswer | null {
  return answer.safeParse(sent).data ?? null;
}
