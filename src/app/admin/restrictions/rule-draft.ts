import type { RestrictionRule } from '#shop/settings';

/** The form values of a rule; an empty list of emirates means all. */
export type RuleDraft = {
  rule: {
    id: string;
    class: string;
    emirates: string[];
    mode: string;
    minimumAge: number | null;
    forbidsPayment: string[];
    words: { en: string; ar: string };
  };
};

/** Converts a rule to form values; null for a new one. */
export function toRuleDraft(rule: RestrictionRule | null): RuleDraft {
  if (rule === null) {
    const words = { en: '', ar: '' };
    return {
      rule: {
        ...{ id: '', class: 'tobacco', emirates: [], mode: 'sell', minimumAge: null },
        ...{ forbidsPayment: [], words },
      },
    };
  }
  const { emirates, forbidsPayment, words } = rule;
  return {
    rule: {
      ...rule,
      emirates: [...(emirates ?? [])],
      forbidsPayment: [...forbidsPayment],
      words: { en: words.en, ar: words.ar ?? '' },
    },
  };
}

/** Converts form values to the action's input. */
export function toRuleSent({ rule }: RuleDraft) {
  return { ...rule, emirates: rule.emirates.length === 0 ? null : rule.emirates };
}
