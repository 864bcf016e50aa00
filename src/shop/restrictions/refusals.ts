import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

/** A restriction; `rule` is the rule's id, `words` its message. */
export type RestrictionRefusal = Readonly<{
  code:
    | 'restrictions.not-sold'
    | 'restrictions.collect-only'
    | 'restrictions.signed-in-only'
    | 'restrictions.too-young'
    | 'restrictions.other-payment';
  rule: string;
  words: Localized;
}>;

/** HTTP replies. */
export const restrictionRefusals = {
  'restrictions.not-sold': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.collect-only': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.signed-in-only': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.too-young': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.other-payment': { status: 422, facts: ['name', 'words', 'rule'] },
} as const satisfies RefusalReplies<RestrictionRefusal & { name: Localized }>;
