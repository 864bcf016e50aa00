import { z } from 'zod';
import type { TemplateId } from '#kernel/ids.ts';
import { CONFIDENCES, type Confidence, SAMPLE_MAX, sampleSize } from './sample-size.ts';
import { SUCCESSES } from './verdict.ts';

const NAME_MAX = 120;
const LARGEST_ID = 2_147_483_647;
const ALL_PERCENT = 100;

const popup = z
  .int()
  .min(1)
  .max(LARGEST_ID)
  .transform((id) => id as TemplateId);
const percent = z.number().gt(0).lt(ALL_PERCENT);

const NUMBERS = { baselinePercent: percent, effectPercent: percent, confidence: z.literal(CONFIDENCES) };

const abTestDraft = z.strictObject({
  /** For staff only. */
  name: z.string().trim().min(1).max(NAME_MAX),
  popupA: popup,
  popupB: popup,
  success: z.enum(SUCCESSES),
  ...NUMBERS,
});

/** The typed values that a test is started with. */
export type AbTestDraft = z.infer<typeof abTestDraft>;

export type AbTestFieldProblem = 'missing' | 'no-popup' | 'wrong' | 'same' | 'above-all' | 'too-small';
export type AbTestFieldProblems = Readonly<Record<string, AbTestFieldProblem>>;

/** The problem of an empty field; number fields always have a value. */
const MISSING: Readonly<Record<string, AbTestFieldProblem>> = {
  name: 'missing',
  popupA: 'no-popup',
  popupB: 'no-popup',
};

type Numbers = Readonly<{ baselinePercent: number; effectPercent: number; confidence: Confidence }>;

/** The problems of a test's numbers in combination; each is within its bounds. */
function numberProblems(numbers: Numbers): AbTestFieldProblems {
  const { baselinePercent, effectPercent } = numbers;
  if (baselinePercent + effectPercent >= ALL_PERCENT) return { effectPercent: 'above-all' };
  return sampleSize(numbers) > SAMPLE_MAX ? { effectPercent: 'too-small' } : {};
}

/** The sample size for the values typed so far; null while they are invalid. */
export function statedSample(typed: unknown): number | null {
  const numbers = z.object(NUMBERS).safeParse(typed);
  if (!numbers.success || Object.keys(numberProblems(numbers.data)).length > 0) return null;
  return sampleSize(numbers.data);
}

type Checked = { ok: true; draft: AbTestDraft } | { ok: false; problems: AbTestFieldProblems };

/** Validates the values that a test is started with, by field. */
export function checkAbTestDraft(typed: unknown): Checked {
  const parsed = abTestDraft.safeParse(typed);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path }): [string, AbTestFieldProblem] => {
      const field = path.join('.');
      return [field, MISSING[field] ?? 'wrong'];
    });
    return { ok: false, problems: Object.fromEntries(problems) };
  }
  const { data } = parsed;
  const problems: AbTestFieldProblems = {
    ...(data.popupA === data.popupB ? { popupB: 'same' } : {}),
    ...numberProblems(data),
  };
  return Object.keys(problems).length === 0 ? { ok: true, draft: data } : { ok: false, problems };
}
