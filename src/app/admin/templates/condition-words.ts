import type { ValueOf } from '#admin-actions/registry.ts';
import type { Condition, SingleKind, TemplatePlace } from '#shop/templates';
import { singleKindOf } from '#shop/templates/rules/places.ts';
import { useLanguage } from '#views/language/language.tsx';

type Choices = ValueOf<'templates.choices'>['choices'];
type Choice = Readonly<{ value: string; label: string }>;
/** A single product or text in a condition. */
export type SingleChoice = Choice & Readonly<{ of: SingleKind }>;

const OF_TEXTS: readonly TemplatePlace[] = ['article', 'archive'];

/** The choices of a kind of condition; empty for kinds without a list. */
export function choicesOf(
  kind: Condition['kind'],
  place: TemplatePlace,
  choices: Choices,
): readonly Choice[] {
  switch (kind) {
    case 'category-only':
      return choices.category;
    case 'category':
    case 'brand':
    case 'topic':
      return choices[kind];
    case 'tag':
      return OF_TEXTS.includes(place) ? choices.textTag : choices.productTag;
    default:
      return [];
  }
}

/** A condition as text, such as "Brand: Cedrane". */
export function useConditionWords(choices: Choices) {
  const { t } = useLanguage();
  return (
    condition: Condition,
    { place, singles }: { place: TemplatePlace; singles: readonly SingleChoice[] },
  ): string => {
    const kind = t(`adminTemplates:conditions.kinds.${condition.kind}`);
    if (condition.kind === 'all') return kind;
    const value = String(condition.value);
    if (condition.kind === 'type') return t(`adminTemplates:conditions.types.${value}`);
    const of = singleKindOf(place, condition.kind);
    const known =
      of === null ? choicesOf(condition.kind, place, choices) : singles.filter((one) => one.of === of);
    return `${kind}: ${known.find((one) => one.value === value)?.label ?? value}`;
  };
}
