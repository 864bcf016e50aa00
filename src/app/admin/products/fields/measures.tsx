import { NumberInput, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProductDraft } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';

type Measures = ProductDraft['measures'];
const SIZES = ['lengthCm', 'widthCm', 'heightCm'] as const;
const FIELDS = ['weightKg', ...SIZES] as const;
const DECIMALS = { weightKg: 3, lengthCm: 2, widthCm: 2, heightCm: 2 } as const;
const MOST = 100_000;

/** Weight in kilograms and dimensions in centimetres, shown on the product page. */
export function MeasureFields({
  measures,
  onChange,
  errors,
  path,
}: {
  measures: Measures;
  onChange: (measures: Measures) => void;
  errors: Readonly<Record<string, ReactNode>>;
  /** The path in the draft: `measures`, or `variations.2.measures`. */
  path: string;
}) {
  const { t } = useLanguage();
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      {FIELDS.map((field) => (
        <NumberInput
          key={field}
          label={t(`adminProducts:measures.${field}`)}
          value={measures[field] ?? ''}
          onChange={(typed) => onChange({ ...measures, [field]: typed === '' ? null : Number(typed) })}
          error={errors[`${path}.${field}`]}
          min={0}
          max={MOST}
          decimalScale={DECIMALS[field]}
          inputMode="decimal"
          hideControls
        />
      ))}
    </SimpleGrid>
  );
}
