import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { EditedKind } from '#shop/content';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { LocalizedField } from '../parts/fields.tsx';
import { Section } from '../products/section.tsx';
import type { Beside, Choices, DocumentForm } from './editing.ts';
import { NewTerm } from './new-term.tsx';

const TYPING_MS = 250;

type Goods = Beside['goods'];

/** Products that a text names: they are shown below it. */
function GoodsOfText({ form, goods }: { form: DocumentForm; goods: Goods }) {
  const { t } = useLanguage();
  const { look } = useAct();
  const [found, setFound] = useState<Goods>([]);
  const [typed, setTyped] = useState('');
  const seek = useDebouncedCallback(async (q: string) => {
    if (q.trim() === '') return;
    const answer = await look('content.find-goods', { q });
    if (answer.ok) setFound((before) => [...before, ...answer.value]);
  }, TYPING_MS);
  const { products } = form.values;
  const names = new Map([...goods, ...found].map(({ slug, name }) => [slug, name]));
  const known = [...new Set([...products, ...names.keys()])];
  return (
    <MultiSelect
      label={t('deskContent:goods')}
      description={t('deskContent:goodsHelp')}
      placeholder={t('deskGoods:links.search')}
      data={known.map((slug) => ({ value: slug, label: names.get(slug) ?? slug }))}
      value={[...products]}
      onChange={(slugs) => form.setFieldValue('products', slugs)}
      searchable
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        seek(text);
      }}
      nothingFoundMessage={t(typed === '' ? 'deskGoods:links.type' : 'deskGoods:links.nothing')}
      error={form.errors.products}
    />
  );
}

type SortingProps = {
  form: DocumentForm;
  kind: Exclude<EditedKind, 'page'>;
  choices: Choices;
  goods: Goods;
};

/** Where it stands in its archive, who wrote it, and what it speaks of. */
export function Sorting({ form, kind, choices, goods }: SortingProps) {
  const { t, language } = useLanguage();
  const { values } = form;
  const toChoices = (terms: Choices['tags']) =>
    terms.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }));
  return (
    <Section title={t('deskContent:sorting')}>
      <Select
        label={t('deskContent:category')}
        data={toChoices(choices.categories)}
        value={values.category || null}
        onChange={(slug) => form.setFieldValue('category', slug ?? '')}
        error={form.errors.category}
        searchable
        clearable
      />
      <NewTerm
        which={{ term: 'category', kind }}
        label={t('deskContent:terms.newCategory')}
        onAdded={(slug) => form.setFieldValue('category', slug)}
      />
      {kind === 'article' ? (
        <>
          <MultiSelect
            label={t('deskContent:tags')}
            data={toChoices(choices.tags)}
            value={[...values.tags]}
            onChange={(slugs) => form.setFieldValue('tags', slugs)}
            error={form.errors.tags}
            searchable
          />
          <NewTerm
            which={{ term: 'tag' }}
            label={t('deskContent:terms.newTag')}
            onAdded={(slug) => form.setFieldValue('tags', [...new Set([...form.getValues().tags, slug])])}
          />
          <LocalizedField form={form} name="author" label={t('deskContent:author')} />
        </>
      ) : (
        <NumberInput
          label={t('deskContent:year')}
          value={values.year ?? ''}
          onChange={(typed) => form.setFieldValue('year', typed === '' ? null : Math.round(Number(typed)))}
          error={form.errors.year}
          allowDecimal={false}
          thousandSeparator=""
          hideControls
        />
      )}
      <GoodsOfText form={form} goods={goods} />
    </Section>
  );
}
