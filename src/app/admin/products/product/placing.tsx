import { Checkbox, MultiSelect, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { treeChoices } from '../category-choices.ts';
import { NewTerm } from '../fields/new-term.tsx';
import type { PartProps } from './editing.ts';

function useNamed() {
  const { t } = useLanguage();
  return (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminProducts:${group}.${value}`) }));
}

/** Status, publication period and visibility. */
export function Showing({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  const named = useNamed();
  const { values, errors } = form;
  return (
    <Section title={t('adminProducts:showing.title')}>
      <Select
        label={t('adminProducts:list.state')}
        data={named('state', ['published', 'draft', 'private', 'archived'])}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      {values.status === 'draft' ? (
        <MomentField
          label={t('adminProducts:state.publishAt')}
          value={values.publishAt}
          onChange={(moment) => form.setFieldValue('publishAt', moment)}
          error={errors.publishAt}
        />
      ) : null}
      <MomentField
        label={t('adminProducts:state.unpublishAt')}
        value={values.unpublishAt}
        onChange={(moment) => form.setFieldValue('unpublishAt', moment)}
        error={errors.unpublishAt}
      />
      <Select
        label={t('adminProducts:showing.visibility')}
        data={named('visibility', ['visible', 'catalog', 'search', 'hidden'])}
        allowDeselect={false}
        {...form.getInputProps('visibility')}
      />
      <Checkbox
        label={t('adminProducts:showing.isFeatured')}
        {...form.getInputProps('isFeatured', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('adminProducts:showing.allowsReviews')}
        {...form.getInputProps('allowsReviews', { type: 'checkbox' })}
      />
    </Section>
  );
}

/** Class, type, categories, brand and tags. */
export function Placing({ form, choices }: PartProps) {
  const { t, language } = useLanguage();
  const named = useNamed();
  const { values } = form;
  const brands = choices.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  return (
    <Section title={t('adminProducts:placing.title')}>
      <Select
        label={t('adminProducts:class.label')}
        description={t('adminProducts:class.help')}
        data={named('class', ['tobacco', 'device', 'accessory', 'other'])}
        allowDeselect={false}
        {...form.getInputProps('class')}
      />
      <Select
        label={t('adminProducts:placing.type')}
        data={named('type', ['simple', 'variable', 'grouped', 'external'])}
        allowDeselect={false}
        {...form.getInputProps('type')}
      />
      <MultiSelect
        label={t('adminProducts:placing.categories')}
        data={treeChoices(choices.categories, language)}
        value={values.categoryIds.map(String)}
        onChange={(ids) => form.setFieldValue('categoryIds', ids.map(Number))}
        searchable
      />
      <NewTerm
        kind="category"
        parents={treeChoices(choices.categories, language)}
        create={(runAction, typed) => runAction('categories.create', { form: typed })}
        onCreated={(id) => form.setFieldValue('categoryIds', [...form.getValues().categoryIds, id])}
      />
      <Select
        label={t('adminProducts:list.brand')}
        data={brands.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
        value={values.brand || null}
        onChange={(slug) => form.setFieldValue('brand', slug ?? '')}
        error={form.errors.brand}
        searchable
        clearable
      />
      <NewTerm
        kind="brand"
        create={(runAction, typed) => runAction('values.create', { attribute: 'brand', form: typed })}
        onCreated={(slug) => form.setFieldValue('brand', slug)}
      />
      <MultiSelect
        label={t('adminProducts:placing.tags')}
        data={choices.tags.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        value={values.tagIds.map(String)}
        onChange={(ids) => form.setFieldValue('tagIds', ids.map(Number))}
        searchable
      />
      <NewTerm
        kind="tag"
        create={(runAction, typed) => runAction('tags.create', { form: typed })}
        onCreated={(id) => form.setFieldValue('tagIds', [...form.getValues().tagIds, id])}
      />
    </Section>
  );
}

/** SKU and GTIN, the maximum quantity per order, and whether it is a gift card. */
export function Codes({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminProducts:codes.title')}>
      <TextInput label={t('adminProducts:codes.sku')} dir="ltr" {...form.getInputProps('sku')} />
      <TextInput label={t('adminProducts:codes.gtin')} dir="ltr" {...form.getInputProps('gtin')} />
      <NumberInput
        label={t('adminProducts:codes.maxPerOrder')}
        description={t('adminProducts:codes.maxPerOrderHelp')}
        value={form.values.maxPerOrder ?? ''}
        onChange={(typed) =>
          form.setFieldValue('maxPerOrder', typed === '' ? null : Math.round(Number(typed)))
        }
        error={form.errors.maxPerOrder}
        min={1}
        allowDecimal={false}
      />
      <Switch
        label={t('adminProducts:codes.isGiftCard')}
        description={t('adminProducts:codes.isGiftCardHelp')}
        {...form.getInputProps('isGiftCard', { type: 'checkbox' })}
      />
    </Section>
  );
}
