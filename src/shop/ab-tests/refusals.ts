import type { RefusalReplies } from '#kernel/refusal.ts';
import type { TemplateRefusal } from '#shop/templates';
import type { AbTestFieldProblems } from './rules/ab-test-draft.ts';

/** Why a test of two popups is not started, or not ended. */
export type AbTestRefusal =
  | { code: 'ab-tests.wrong-fields'; problems: AbTestFieldProblems }
  | { code: 'ab-tests.not-published' }
  /** The conditions of the two differ. */
  | { code: 'ab-tests.other-pages' }
  /** `test`: the running test that one of the two belongs to. */
  | { code: 'ab-tests.busy-popup'; test: string }
  | { code: 'ab-tests.unknown' }
  | { code: 'ab-tests.ended' };

/** Why a test is not ended: the popup that goes cannot be unpublished. */
export type EndAbTestRefusal = AbTestRefusal | TemplateRefusal;

export const abTestRefusals = {
  'ab-tests.wrong-fields': { status: 422 },
  'ab-tests.not-published': { status: 409 },
  'ab-tests.other-pages': { status: 409 },
  'ab-tests.busy-popup': { status: 409, facts: ['test'] },
  'ab-tests.unknown': { status: 404 },
  'ab-tests.ended': { status: 409 },
} as const satisfies RefusalReplies<AbTestRefusal>;
