import { Checkbox, MultiSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { treeChoices } from '../category-choices.ts';
import type { PartProps } from './editing.ts';

function useNamed() {
  const { t } = useLanguage();
  return (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminGoods:${group}.${value}`) }));
}

/** Whether shoppers see it, and from when until when. */
export function Showing({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  const named = useNamed();
  const { values, errors } = form;
  return (
    <Section title={t('adminGoods:showing.title')}>
      <Select
        label={t('adminGoods:list.state')}
        data={named('state', ['published', 'draft', 'private', 'archived'])}
        allowDeselect={false}
        {...form.getInputProps('status')}
      />
      {values.status === 'draft' ? (
        <MomentField
          label={t('adminGoods:state.publishAt')}
          value={values.publishAt}
          onChange={(moment) => form.setFieldValue('publishAt', moment)}
          error={errors.publishAt}
        />
      ) : null}
      <MomentField
        label={t('adminGoods:state.unpublishAt')}
        value={values.unpublishAt}
        onChange={(moment) => form.setFieldValue('unpublishAt', moment)}
        error={errors.unpublishAt}
      />
      <Select
        label={t('adminGoods:showing.visibility')}
        data={named('visibility', ['visible', 'catalog', 'search', 'hidden'])}
        allowDeselect={false}
        {...form.getInputProps('visibility')}
      />
      <Checkbox
        label={t('adminGoods:showing.isFeatured')}
        {...form.getInputProps('isFeatured', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('adminGoods:showing.allowsReviews')}
        {...form.getInputProps('allowsReviews', { type: 'checkbox' })}
      />
    </Section>
  );
}

/** What kind of goods it is, and where it stands among them. */
export function Placing({ form, choices }: PartProps) {
  const { t, language } = useLanguage();
  const named = useNamed();
  const { values } = form;
  const brands = choices.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  return (
    <Section title={t('adminGoods:placing.title')}>
      <Select
        label={t('adminGoods:class.label')}
        description={t('adminGoods:class.help')}
        data={named('class', ['tobacco', 'device', 'accessory', 'other'])}
        allowDeselect={false}
        {...form.getInputProps('class')}
      />
      <Select
        label={t('adminGoods:placing.type')}
        data={named('type', ['simple', 'variable', 'grouped', 'external'])}
        allowDeselect={false}
        {...form.getInputProps('type')}
      />
      <MultiSelect
        label={t('adminGoods:placing.categories')}
        data={treeChoices(choices.categories, language)}
        value={values.categoryIds.map(String)}
        onChange={(ids) => form.setFieldValue('categoryIds', ids.map(Number))}
        searchable
      />
      <Select
        label={t('adminGoods:list.brand')}
        data={brands.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
        value={values.brand || null}
        onChange={(slug) => form.setFieldValue('brand', slug ?? '')}
        error={form.errors.brand}
        searchable
        clearable
      />
      <MultiSelect
        label={t('adminGoods:placing.tags')}
        data={choices.tags.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        value={values.tagIds.map(String)}
        onChange={(ids) => form.setFieldValue('tagIds', ids.map(Number))}
        searchable
      />
    </Section>
  );
}

/** Codes by which it is known, and the most of it in one order. */
export function Codes({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  return (
    <Section title={t('adminGoods:codes.title')}>
      <TextInput label={t('adminGoods:codes.sku')} dir="ltr" {...form.getInputProps('sku')} />
      <TextInput label={t('adminGoods:codes.gtin')} dir="ltr" {...form.getInputProps('gtin')} />
      <NumberInput
        label={t('adminGoods:codes.maxPerOrder')}
        description={t('adminGoods:codes.maxPerOrderHelp')}
        value={form.values.maxPerOrder ?? ''}
        onChange={(typed) =>
          form.setFieldValue('maxPerOrder', typed === '' ? null : Math.round(Number(typed)))
        }
        error={form.errors.maxPerOrder}
        min={1}
        allowDecimal={false}
      />
    </Section>
  );
}
