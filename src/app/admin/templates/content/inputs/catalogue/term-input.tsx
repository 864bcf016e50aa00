import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../../../use-action.ts';
import type { ControlOf, InputProps } from '../input-props.ts';
import { type TermGroup, TermSelect } from './term-select.tsx';

/** The kinds of terms by their key in `templates.choices`. */
const CHOICES = { category: 'category', brand: 'brand', tag: 'productTag' } as const;

type Choices = ValueOf<'templates.choices'>['choices'];

function useChoices(): Choices | null {
  const { queryAction } = useAction();
  const [choices, setChoices] = useState<Choices | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    void queryAction('templates.choices', {}).then((answer) => {
      if (answer.ok) setChoices(answer.value.choices);
    });
  }, []);
  return choices;
}

/** The values of each attribute as a group of its own. */
function attributeGroups(choices: Choices | null): TermGroup[] {
  return (choices?.attributes ?? []).map(({ slug, label: group, values }) => ({
    ...{ kind: 'attribute', group },
    terms: values.map(({ value, label }) => ({ value: `${slug}/${value}`, label: `${group}: ${label}` })),
  }));
}

/** Selects a category, brand or tag of products, or a value of an attribute. */
export function TermInput({ control, ...props }: InputProps & Readonly<{ control: ControlOf<'term'> }>) {
  const { t } = useLanguage();
  const choices = useChoices();
  const groups = control.kinds.flatMap((kind): TermGroup[] => {
    if (kind === 'attribute') return attributeGroups(choices);
    const terms = (choices?.[CHOICES[kind]] ?? []).map(({ value, label }) => ({
      value: kind === 'category' ? Number(value) : value,
      label,
    }));
    return [{ kind, group: t(`adminTemplates:content.terms.kinds.${kind}`), terms }];
  });
  return <TermSelect {...props} groups={groups} />;
}
