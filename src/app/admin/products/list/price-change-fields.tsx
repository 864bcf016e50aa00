import { Group, NumberInput, Select } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import type { BulkKind, Typed } from './bulk-change.ts';

export type Fields = { typed: Typed; set: (change: Partial<Typed>) => void };

/** A select without an empty option. */
export function Choose({
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

/** Adds labels to options. */
export function useNamed() {
  const { t } = useLanguage();
  return (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminProducts:${group}.${value}`) }));
}

/** The fields of a price change. */
export function PriceChangeFields({ typed, set, kind }: Fields & { kind: BulkKind }) {
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

/** A percentage, and how to round. */
export function PercentFields({ typed, set }: Fields) {
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
        clampBehavior="none"
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
