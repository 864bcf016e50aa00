import { NumberInput, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { ORDERS } from '#shop/listing/rules/listing-order.ts';
import { useLanguage } from '#views/language/language.tsx';
import { treeChoices } from '../../../../products/category-choices.ts';
import { useAction } from '../../../../use-action.ts';
import { FieldGroup } from '../field-group.tsx';
import type { InputProps } from '../input-props.ts';
import { recordOf, textOf, withValue } from '../read-value.ts';

const COUNT_MAX = 24;
/** The select's value for all products; '' means no value. */
const ALL = '*';

/** Categories by slug, labelled with their parents; an unknown stored one is labelled with its slug. */
function useCategories(stored: string) {
  const { t, language } = useLanguage();
  const { queryAction } = useAction();
  const [rows, setRows] = useState<ValueOf<'categories.list'>>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    void queryAction('categories.list', {}).then((answer) => {
      if (answer.ok) setRows(answer.value);
    });
  }, []);
  const slugs = new Map(rows.map(({ id, slug }) => [String(id), slug]));
  const known = treeChoices(rows, language).map(({ value, label }) => ({
    value: slugs.get(value) ?? value,
    label,
  }));
  const isKnown = stored === '' || known.some(({ value }) => value === stored);
  return [
    { value: ALL, label: t('adminTemplates:content.products.all') },
    ...known,
    ...(isKnown ? [] : [{ value: stored, label: stored }]),
  ];
}

/** The products of a list: category, order and number. */
export function ProductQueryInput({ label, value, onChange, error }: InputProps) {
  const { t } = useLanguage();
  const query = recordOf(value);
  const category = textOf(query.category);
  const orders = ORDERS.filter((order) => order !== 'relevance' || query.orderby === order);
  const set = (name: string, next: unknown) => onChange(withValue(query, name, next));
  return (
    <FieldGroup label={label} error={error}>
      <Select
        label={t('adminTemplates:content.products.category')}
        data={useCategories(category)}
        value={category === '' ? ALL : category}
        onChange={(slug) => set('category', slug === null || slug === ALL ? '' : slug)}
        allowDeselect={false}
        searchable
      />
      <Select
        label={t('adminTemplates:content.products.order')}
        data={orders.map((order) => ({
          value: order,
          label: t(`adminTemplates:content.orders.${order}`),
        }))}
        value={textOf(query.orderby)}
        onChange={(order) => set('orderby', order)}
        allowDeselect={false}
      />
      <NumberInput
        label={t('adminTemplates:content.products.count')}
        value={typeof query.count === 'number' ? query.count : ''}
        onChange={(typed) => {
          if (typeof typed === 'number') set('count', typed);
          else if (typed === '') set('count', null);
        }}
        min={1}
        max={COUNT_MAX}
        allowDecimal={false}
        maw="20rem"
      />
    </FieldGroup>
  );
}
