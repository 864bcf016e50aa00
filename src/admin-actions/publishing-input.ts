import { z } from 'zod';

/** The audit log cuts texts at this length. */
const REASON_MAX = 300;
const WORD_MAX = 100;
const MOST_FAULTS = 200;
const MOST_WIDGETS = 20;

const fault = z.object({
  rule: z.string().max(WORD_MAX),
  node: z.string().max(WORD_MAX).nullable(),
  text: z.string().max(WORD_MAX),
});

/**
 * Facts of a publication: the faults that the browser found, the reason for publishing despite them, and the confirmed
 * omissions. The audit log stores them with the save.
 */
export const publishingInput = z
  .object({
    faults: z.array(fault).max(MOST_FAULTS).readonly().default([]),
    reason: z.string().trim().min(1).max(REASON_MAX).nullable().default(null),
    confirms: z.array(z.string().max(WORD_MAX)).max(MOST_WIDGETS).readonly().default([]),
  })
  .prefault({});
