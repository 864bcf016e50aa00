import { Button, Group, MultiSelect, NumberInput, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { treeChoices } from '../category-choices.ts';
import { type BulkKind, EMPTY, TO_CHANGE, type Typed, type TypedChange } from './bulk-change.ts';

type Fields = { typed: Typed; set: (change: Partial<Typed>) => void };

function Choose({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: string;
  values: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <Select
      label={label}
      data={[...values]}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

function useNamed() {
  const { t } = useLanguage();
  return (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminProducts:${group}.${value}`) }));
}

function PriceFields({ typed, set, kind }: Fields & { kind: BulkKind }) {
  const { t } = useLanguage();
  const named = useNamed();
  return (
    <>
      <Choose
        label={t('adminProducts:bulk.which')}
        value={typed.price}
        values={named('price', ['regular', 'sale'])}
        onChange={(price) => set({ price })}
      />
      {kind === 'price-set' ? null : (
        <Choose
          label={t('adminProducts:bulk.direction')}
          value={typed.direction}
          values={named('bulk', ['less', 'more'])}
          onChange={(direction) => set({ direction })}
        />
      )}
      {kind === 'price-by-percent' ? (
        <PercentFields typed={typed} set={set} />
      ) : (
        <MoneyField
          label={t('adminProducts:bulk.amount')}
          value={typed.minor}
          onChange={(minor) => set({ minor })}
          required
        />
      )}
    </>
  );
}

function PercentFields({ typed, set }: Fields) {
  const { t } = useLanguage();
  const named = useNamed();
  return (
    <Group grow align="flex-end">
      <NumberInput
        label={t('adminProducts:bulk.percent')}
        value={typed.percent}
        onChange={(percent) => set({ percent })}
        min={0}
        max={1000}
        decimalScale={2}
        suffix=" %"
        required
      />
      <Choose
        label={t('adminProducts:bulk.rounding')}
        value={typed.rounding}
        values={named('rounding', ['fils', 'quarter', 'dirham', 'five'])}
        onChange={(rounding) => set({ rounding })}
      />
    </Group>
  );
}

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
      return <PriceFields typed={typed} set={set} kind={kind} />;
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
