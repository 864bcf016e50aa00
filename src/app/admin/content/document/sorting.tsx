import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { useAction } from '../../use-action.ts';
import type { Beside, Choices, DocumentForm } from './editing.ts';
import { NewTerm } from './new-term.tsx';

const TYPING_MS = 250;

type NamedProducts = Beside['goods'];

/** The related products of a text, shown below it. */
function ProductsOfText({ form, saved }: { form: DocumentForm; saved: NamedProducts }) {
  const { t } = useLanguage();
  const { queryAction } = useAction();
  const [ofArticle, setOfArticle] = useState<NamedProducts>([]);
  const [typed, setTyped] = useState('');
  const seek = useDebouncedCallback(async (q: string) => {
    if (q.trim() === '') return;
    const answer = await queryAction('content.find-goods', { q });
    if (answer.ok) setOfArticle((before) => [...before, ...answer.value]);
  }, TYPING_MS);
  const { products } = form.values;
  const names = new Map([...saved, ...ofArticle].map(({ slug, name }) => [slug, name]));
  const known = [...new Set([...products, ...names.keys()])];
  return (
    <MultiSelect
      label={t('adminContent:goods')}
      description={t('adminContent:goodsHelp')}
      placeholder={t('adminProducts:links.search')}
      data={known.map((slug) => ({ value: slug, label: names.get(slug) ?? slug }))}
      value={[...products]}
      onChange={(slugs) => form.setFieldValue('products', slugs)}
      searchable
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        seek(text);
      }}
      nothingFoundMessage={t(typed === '' ? 'adminProducts:links.type' : 'adminProducts:links.nothing')}
      error={form.errors.products}
    />
  );
}

type SortingProps = {
  form: DocumentForm;
  kind: 'article' | 'portfolio';
  choices: Choices;
  products: NamedProducts;
};

/** Category, tags, author, year and related products, as far as the kind has them. */
export function Sorting({ form, kind, choices, products }: SortingProps) {
  const { t, language } = useLanguage();
  const { values } = form;
  const toChoices = (terms: Choices['tags']) =>
    terms.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }));
  return (
    <Section title={t('adminContent:sorting')}>
      <Select
        label={t('adminContent:category')}
        data={toChoices(choices.categories)}
        value={values.category || null}
        onChange={(slug) => form.setFieldValue('category', slug ?? '')}
        error={form.errors.category}
        searchable
        clearable
      />
      <NewTerm
        which={{ term: 'category', kind }}
        label={t('adminContent:terms.newCategory')}
        onAdded={(slug) => form.setFieldValue('category', slug)}
      />
      {kind === 'article' ? (
        <>
          <MultiSelect
            label={t('adminContent:tags')}
            data={toChoices(choices.tags)}
            value={[...values.tags]}
            onChange={(slugs) => form.setFieldValue('tags', slugs)}
            error={form.errors.tags}
            searchable
          />
          <NewTerm
            which={{ term: 'tag' }}
            label={t('adminContent:terms.newTag')}
            onAdded={(slug) => form.setFieldValue('tags', [...new Set([...form.getValues().tags, slug])])}
          />
          <LocalizedField form={form} name="author" label={t('adminContent:author')} />
        </>
      ) : (
        <NumberInput
          label={t('adminContent:year')}
          value={values.year ?? ''}
          onChange={(typed) => form.setFieldValue('year', typed === '' ? null : Math.round(Number(typed)))}
          error={form.errors.year}
          allowDecimal={false}
          thousandSeparator=""
          hideControls
        />
      )}
      <ProductsOfText form={form} saved={products} />
    </Section>
  );
}
