import { Group, NumberInput, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../parts/fields.tsx';
import { type Named, ProductsField } from '../products-field.tsx';
import { KINDS, type PromotionDraft } from './draft.ts';

export type PromotionForm = UseFormReturnType<PromotionDraft>;
export type EditorContext = Readonly<{ products: readonly Named[]; categories: readonly Named[] }>;

type CountProps = Readonly<{
  label: string;
  description?: string;
  value: number | null;
  onChange: (count: number | null) => void;
  error?: ReactNode;
  required?: boolean;
}>;

/** A whole number of at least 1, or empty. */
export function CountField({ value, onChange, ...rest }: CountProps) {
  return (
    <NumberInput
      {...rest}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      min={1}
      max={1_000_000}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      style={{ minWidth: '10rem' }}
    />
  );
}

function Percent({ form }: { form: PromotionForm }) {
  const { t } = useLanguage();
  return (
    <NumberInput
      label={t('adminPromotions:percent')}
      {...form.getInputProps('promotion.benefit.percent')}
      onChange={(typed) => form.setFieldValue('promotion.benefit.percent', Number(typed))}
      min={0}
      max={100}
      clampBehavior="none"
      decimalScale={2}
      suffix=" %"
      maw="12rem"
      required
    />
  );
}

function BuyGet({ form, context }: { form: PromotionForm; context: EditorContext }) {
  const { t } = useLanguage();
  const { benefit } = form.getValues().promotion;
  const errors = form.errors;
  return (
    <Stack>
      <Group align="flex-start">
        <CountField
          label={t('adminPromotions:buy')}
          value={benefit.buy}
          onChange={(buy) => form.setFieldValue('promotion.benefit.buy', buy ?? 0)}
          error={errors['promotion.benefit.buy']}
          required
        />
        <CountField
          label={t('adminPromotions:get')}
          value={benefit.get}
          onChange={(get) => form.setFieldValue('promotion.benefit.get', get ?? 0)}
          error={errors['promotion.benefit.get']}
          required
        />
        <Percent form={form} />
        <CountField
          label={t('adminPromotions:mostTimes')}
          value={benefit.mostTimes}
          onChange={(times) => form.setFieldValue('promotion.benefit.mostTimes', times)}
          error={errors['promotion.benefit.mostTimes']}
        />
      </Group>
      {(['bought', 'given'] as const).map((purpose) => (
        <ProductsField
          key={purpose}
          purpose={purpose}
          description={t('adminPromotions:allGoods')}
          value={benefit[purpose]}
          onChange={(set) => form.setFieldValue(`promotion.benefit.${purpose}`, set)}
          known={context.products}
          categories={context.categories}
        />
      ))}
    </Stack>
  );
}

/** The fields of the discount. */
export function BenefitFields({ form, context }: { form: PromotionForm; context: EditorContext }) {
  const { t } = useLanguage();
  const { benefit } = form.getValues().promotion;
  const { kind } = benefit;
  return (
    <Stack>
      <Select
        label={t('adminPromotions:kind')}
        data={KINDS.map((value) => ({ value, label: t(`adminPromotions:kinds.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(value) => {
          const next = KINDS.find((one) => one === value);
          if (next !== undefined) form.setFieldValue('promotion.benefit.kind', next);
        }}
        maw="24rem"
      />
      {kind === 'percentage' ? <Percent form={form} /> : null}
      {kind === 'basket-amount' || kind === 'piece-amount' ? (
        <MoneyField
          label={t('adminPromotions:amount')}
          value={benefit.amount}
          onChange={(amount) => form.setFieldValue('promotion.benefit.amount', amount)}
          error={form.errors['promotion.benefit.amount']}
          required
        />
      ) : null}
      {kind === 'buy-get' ? <BuyGet form={form} context={context} /> : null}
    </Stack>
  );
}
