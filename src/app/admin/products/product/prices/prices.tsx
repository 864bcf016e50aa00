import { Select, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProductDraft } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { MoneyField } from '../../../parts/fields.tsx';
import { MomentField } from '../../../parts/forms/moment-field.tsx';
import { useRights } from '../../../parts/use-rights.ts';

type Price = ProductDraft['price'];

/** Regular price, and sale price with its start and end. */
export function PriceFields({
  price,
  onChange,
  errors,
  path,
  isNeeded = true,
}: {
  price: Price;
  onChange: (price: Price) => void;
  errors: Readonly<Record<string, ReactNode>>;
  /** The path in the draft: `price`, or `variations.2.price`. */
  path: string;
  /** Whether a price is required; not for grouped and external products. */
  isNeeded?: boolean;
}) {
  const { t } = useLanguage();
  const seesCosts = useRights().includes('costs.see');
  const set = (change: Partial<Price>) => onChange({ ...price, ...change });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
      <MoneyField
        label={t('adminProducts:price.regular')}
        description={isNeeded && price.regularMinor === null ? t('adminProducts:unpriced.field') : undefined}
        value={price.regularMinor}
        onChange={(regularMinor) => set({ regularMinor })}
        error={errors[`${path}.regularMinor`]}
      />
      <MoneyField
        label={t('adminProducts:price.sale')}
        value={price.saleMinor}
        onChange={(saleMinor) => set({ saleMinor })}
        error={errors[`${path}.saleMinor`]}
      />
      {seesCosts ? (
        <MoneyField
          label={t('adminProducts:price.cost')}
          value={price.costMinor}
          onChange={(costMinor) => set({ costMinor })}
          error={errors[`${path}.costMinor`]}
        />
      ) : null}
      {price.saleMinor === null ? null : (
        <>
          <MomentField
            label={t('adminProducts:price.from')}
            value={price.saleStartsAt}
            onChange={(saleStartsAt) => set({ saleStartsAt })}
            error={errors[`${path}.saleStartsAt`]}
          />
          <MomentField
            label={t('adminProducts:price.until')}
            value={price.saleEndsAt}
            onChange={(saleEndsAt) => set({ saleEndsAt })}
            error={errors[`${path}.saleEndsAt`]}
          />
        </>
      )}
    </SimpleGrid>
  );
}

type Tax = ProductDraft['tax'];
const TAX_STATUSES: readonly Tax['status'][] = ['taxable', 'shipping', 'none'];

/** Whether prices include VAT; variations inherit it. */
export function TaxField({ tax, onChange }: { tax: Tax; onChange: (tax: Tax) => void }) {
  const { t } = useLanguage();
  return (
    <Select
      label={t('adminProducts:tax.label')}
      description={t('adminProducts:tax.help')}
      data={TAX_STATUSES.map((value) => ({ value, label: t(`adminProducts:tax.${value}`) }))}
      value={tax.status}
      allowDeselect={false}
      onChange={(value) => {
        const status = TAX_STATUSES.find((one) => one === value);
        if (status !== undefined) onChange({ ...tax, status });
      }}
      maw="24rem"
    />
  );
}
