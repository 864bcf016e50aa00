import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

/** Why goods may not be had so; `rule` names the line of the table, `words` are the shopkeeper's. */
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

/** How each is answered; the product is named beside it. */
export const restrictionRefusals = {
  'restrictions.not-sold': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.collect-only': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.signed-in-only': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.too-young': { status: 422, facts: ['name', 'words', 'rule'] },
  'restrictions.other-payment': { status: 422, facts: ['name', 'words', 'rule'] },
} as const satisfies RefusalReplies<RestrictionRefusal & { name: Localized }>;
