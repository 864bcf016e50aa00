import type { ValueOf } from '#admin-actions/registry.ts';
import type { Condition, TemplatePlace } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';

type Choices = ValueOf<'templates.choices'>['choices'];
type Choice = Readonly<{ value: string; label: string }>;

/** What a condition of a kind can name, where that is a list. */
export function choicesOf(
  kind: Condition['kind'],
  place: TemplatePlace,
  choices: Choices,
): readonly Choice[] {
  switch (kind) {
    case 'category':
    case 'brand':
    case 'topic':
      return choices[kind];
    case 'tag':
      return place === 'product' || place === 'listing' ? choices.productTag : choices.textTag;
    default:
      return [];
  }
}

/** A condition in words, as "Brand: Cedrane". */
export function useConditionWords(choices: Choices) {
  const { t } = useLanguage();
  return (
    condition: Condition,
    { place, singles }: { place: TemplatePlace; singles: readonly Choice[] },
  ): string => {
    const kind = t(`adminTemplates:conditions.kinds.${condition.kind}`);
    if (condition.kind === 'all') return kind;
    const value = String(condition.value);
    if (condition.kind === 'type') return t(`adminTemplates:conditions.types.${value}`);
    const known = [...choicesOf(condition.kind, place, choices), ...singles];
    return `${kind}: ${known.find((one) => one.value === value)?.label ?? value}`;
  };
}
