import { Button, Modal, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { VariationDraft } from '#shop/catalogue';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../../parts/confirm.tsx';
import { EMPTY, isAmountMissing, TO_CHANGE, type Typed } from '../list/bulk-change.ts';
import { PriceChangeFields } from '../list/price-change-fields.tsx';
import { PricePreviewTable } from '../list/price-preview.tsx';
import type { Choices, ProductForm } from '../product/editing.ts';
import { type PriceChange, previewPrices, withVariationPrices } from './price-change.ts';

const KINDS = ['price-by-percent', 'price-by-amount', 'price-set'] as const;
type Kind = PriceChange['kind'];

type BulkPricesProps = {
  form: ProductForm;
  choices: Choices;
  nameOf: (variation: VariationDraft) => string;
  valueName: (attribute: string, value: string) => string;
};

/** Selects variations by attribute values. */
function Which({
  form,
  valueName,
  filter,
  onChange,
}: Pick<BulkPricesProps, 'form' | 'valueName'> & {
  filter: Record<string, string>;
  onChange: (filter: Record<string, string>) => void;
}) {
  const { t } = useLanguage();
  const varying = form.values.attributes.filter(
    ({ isVariation, values }) => isVariation && values.length > 1,
  );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {varying.map(({ slug, name, values }) => (
        <Select
          key={slug}
          label={valueName(slug, '') || name}
          placeholder={t('adminProducts:variations.all')}
          data={values.map((one) => ({ value: one.slug, label: valueName(slug, one.slug) }))}
          value={filter[slug] ?? null}
          onChange={(value) => {
            const { [slug]: _before, ...rest } = filter;
            onChange(value === null ? rest : { ...rest, [slug]: value });
          }}
          clearable
        />
      ))}
    </SimpleGrid>
  );
}

function toChange(kind: Kind, typed: Typed): PriceChange | null {
  if (isAmountMissing(kind, typed)) return null;
  return { kind, ...TO_CHANGE[kind](typed) } as PriceChange;
}

function BulkPricesFields({ form, nameOf, valueName, onDone }: BulkPricesProps & { onDone: () => void }) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<Kind>('price-by-percent');
  const [typed, setTyped] = useState(EMPTY);
  const [filter, setFilter] = useState<Record<string, string>>({});
  const change = toChange(kind, typed);
  const rows = change === null ? [] : previewPrices(form.values, change, filter);
  const changed = rows.filter(({ before, after }) => before !== after);
  const apply = () => {
    if (change !== null)
      form.setFieldValue('variations', withVariationPrices(form.getValues(), change, filter));
    onDone();
  };
  return (
    <Stack>
      <Select
        label={t('adminProducts:bulk.direction')}
        data={KINDS.map((value) => ({ value, label: t(`adminProducts:bulk.kinds.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(value) => {
          const next = KINDS.find((one) => one === value);
          if (next !== undefined) setKind(next);
        }}
      />
      <Which form={form} valueName={valueName} filter={filter} onChange={setFilter} />
      <PriceChangeFields
        kind={kind}
        typed={typed}
        set={(next) => setTyped((before) => ({ ...before, ...next }))}
      />
      <PricePreviewTable
        isAmountMissing={change === null}
        rows={rows.map(({ index, ...row }) => {
          const variation = form.values.variations[index];
          return { ...row, id: index, name: variation === undefined ? '' : nameOf(variation) };
        })}
      />
      <Text size="sm" c="dimmed">
        {t('adminProducts:variations.pricesHelp')}
      </Text>
      <DialogButtons onClose={onDone}>
        <Button disabled={changed.length === 0} onClick={apply}>
          {t('adminProducts:bulk.applyTo', { count: changed.length })}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** Changes the prices of all or selected variations, with a preview. */
export function BulkPrices(props: BulkPricesProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('adminProducts:variations.prices')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('adminProducts:variations.prices')}
        size="lg"
      >
        <BulkPricesFields {...props} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
