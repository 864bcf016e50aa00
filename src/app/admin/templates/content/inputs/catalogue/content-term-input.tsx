import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ContentKind } from '#widgets/fields/field.ts';
import { useAction } from '../../../../use-action.ts';
import type { ControlOf, InputProps } from '../input-props.ts';
import { TermSelect } from './term-select.tsx';

type Choices = ValueOf<'content.term-choices'>;

function useChoices(kind: ContentKind): Choices {
  const { queryAction } = useAction();
  const [choices, setChoices] = useState<Choices>({ categories: [], tags: [], authors: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each kind
  useEffect(() => {
    void queryAction('content.term-choices', { kind }).then((answer) => {
      if (answer.ok) setChoices(answer.value);
    });
  }, [kind]);
  return choices;
}

/** Selects a category, tag or author of articles or projects. */
export function ContentTermInput({
  control,
  ...props
}: InputProps & Readonly<{ control: ControlOf<'content-term'> }>) {
  const { t, language } = useLanguage();
  const { categories, tags, authors } = useChoices(control.kind);
  const named = (value: string, name: Localized) => ({ value, label: inLanguage(name, language) });
  const bySlug = (terms: Choices['tags']) => terms.map(({ slug, name }) => named(slug, name));
  const terms = {
    category: bySlug(categories),
    tag: bySlug(tags),
    author: authors.map((name) => named(name.en, name)),
  };
  const groups = (['category', 'tag', 'author'] as const).map((kind) => ({
    kind,
    group: t(`adminTemplates:content.terms.kinds.${kind}`),
    terms: terms[kind],
  }));
  return <TermSelect {...props} groups={groups} />;
}
