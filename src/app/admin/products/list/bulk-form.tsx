import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { treeChoices } from '../category-choices.ts';
import { type BulkKind, EMPTY, TO_CHANGE, type TypedChange } from './bulk-change.ts';
import { Choose, type Fields, PercentFields, PriceChangeFields, useNamed } from './price-change-fields.tsx';

function SaleDays({ typed, set }: Fields) {
  const { t } = useLanguage();
  return (
    <Group grow align="flex-start">
      <MomentField
        label={t('adminProducts:price.from')}
        value={typed.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <MomentField
        label={t('adminProducts:price.until')}
        value={typed.endsAt}
        onChange={(endsAt) => set({ endsAt })}
      />
    </Group>
  );
}

function TermFields({ typed, set, data }: Fields & { data: { value: string; label: string }[] }) {
  const { t } = useLanguage();
  return (
    <>
      <MultiSelect
        label={t('adminProducts:bulk.add')}
        data={data}
        value={typed.add}
        onChange={(add) => set({ add })}
        searchable
      />
      <MultiSelect
        label={t('adminProducts:bulk.remove')}
        data={data}
        value={typed.remove}
        onChange={(remove) => set({ remove })}
        searchable
      />
    </>
  );
}

type KindProps = Fields & { kind: BulkKind; choices: ValueOf<'products.choices'> };

function KindFields({ kind, choices, typed, set }: KindProps): ReactNode {
  const { t, language } = useLanguage();
  const named = useNamed();
  const terms = {
    categories: () => treeChoices(choices.categories, language),
    tags: () =>
      choices.tags.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) })),
  };
  switch (kind) {
    case 'price-set':
    case 'price-by-amount':
    case 'price-by-percent':
      return <PriceChangeFields typed={typed} set={set} kind={kind} />;
    case 'sale':
      return (
        <>
          <PercentFields typed={typed} set={set} />
          <SaleDays typed={typed} set={set} />
        </>
      );
    case 'sale-dates':
      return <SaleDays typed={typed} set={set} />;
    case 'sale-end':
      return <Text size="sm">{t('adminProducts:bulk.saleEndText')}</Text>;
    case 'categories':
    case 'tags':
      return <TermFields typed={typed} set={set} data={terms[kind]()} />;
    case 'class':
      return (
        <Choose
          label={t('adminProducts:class.label')}
          value={typed.class}
          values={named('class', ['tobacco', 'device', 'accessory', 'other'])}
          onChange={(chosen) => set({ class: chosen })}
        />
      );
    case 'stock-status':
      return (
        <Choose
          label={t('adminProducts:list.stock')}
          value={typed.stock}
          values={named('stock', ['instock', 'outofstock', 'onbackorder'])}
          onChange={(stock) => set({ stock })}
        />
      );
    case 'status':
      return (
        <>
          <Choose
            label={t('adminProducts:list.state')}
            value={typed.status}
            values={named('state', ['published', 'draft', 'private', 'archived'])}
            onChange={(status) => set({ status })}
          />
          {typed.status === 'draft' ? (
            <MomentField
              label={t('adminProducts:state.publishAt')}
              value={typed.startsAt}
              onChange={(startsAt) => set({ startsAt })}
            />
          ) : null}
        </>
      );
  }
}

/** The fields of one kind of change. */
export function BulkForm({
  kind,
  choices,
  isBusy,
  onChange,
}: {
  kind: BulkKind;
  choices: ValueOf<'products.choices'>;
  isBusy: boolean;
  onChange: (change: TypedChange) => void;
}) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(EMPTY);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ kind, ...TO_CHANGE[kind](typed) });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <KindFields
          kind={kind}
          choices={choices}
          typed={typed}
          set={(change) => setTyped((before) => ({ ...before, ...change }))}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {t('adminProducts:bulk.apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
