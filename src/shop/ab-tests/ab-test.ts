import type { TemplateId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Figures } from '#shop/popup-figures/rules/figures.ts';
import type { AbVariant } from '#shop/popups';
import type { Expectation } from './rules/sample-size.ts';
import type { AbVerdict, Counts, DayCounts, Sample, Success } from './rules/verdict.ts';

/** Which popups stay published after a test has ended. */
export const KEEPS = ['a', 'b', 'both'] as const;
export type Keep = (typeof KEEPS)[number];

/** A test of two popups, as started. */
export type AbTest = Expectation &
  Readonly<{
    id: number;
    /** For staff only. */
    name: string;
    popupA: TemplateId;
    popupB: TemplateId;
    success: Success;
    /** Shows of each variant before a winner is named. */
    sampleSize: number;
    startedAt: Instant;
    /** Figures of the popups on the day of the start, by then. */
    before: Readonly<Record<AbVariant, Figures>>;
    /** Null while it runs. */
    ended: (Readonly<{ at: Instant; keep: Keep }> & Sample) | null;
  }>;

/** A test with its current verdict, or the verdict at its end. */
export type ShownAbTest = Omit<AbTest, 'before'> &
  Readonly<{
    counted: Counts;
    verdict: AbVerdict;
    /** All days since the start, and whether they are part of what is counted. */
    days: readonly (DayCounts & Readonly<{ isCounted: boolean }>)[];
  }>;
