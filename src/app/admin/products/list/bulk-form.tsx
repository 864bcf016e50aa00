import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { isShownToShoppers } from '#shop/catalogue/staff/rules/completeness/unpriced.ts';
import { useLanguage } from '#views/language/language.tsx';
import { MomentField } from '../../parts/forms/moment-field.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { treeChoices } from '../category-choices.ts';
import { AffectedSales } from './affected-sales.tsx';
import {
  type BulkKind,
  type Chosen,
  EMPTY,
  isAmountMissing,
  TO_CHANGE,
  type Typed,
  type TypedChange,
} from './bulk-change.ts';
import { Choose, type Fields, PercentFields, PriceChangeFields, useNamed } from './price-change-fields.tsx';
import { PricePreviewTable } from './price-preview.tsx';
import { UnpricedItems } from './unpriced-items.tsx';

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

/** Changes that are previewed. */
const PREVIEWED: readonly BulkKind[] = [
  'price-set',
  'price-by-amount',
  'price-by-percent',
  'sale',
  'sale-dates',
  'sale-end',
];

/** Changes that end or replace sales without a price of their own. */
const SALES: readonly BulkKind[] = ['sale', 'sale-dates', 'sale-end'];

/** Whether a change is previewed; a status is, if it publishes the products. */
function isPreviewed(kind: BulkKind, { status, startsAt: publishAt }: Typed): boolean {
  return kind === 'status' ? isShownToShoppers({ status, publishAt }) : PREVIEWED.includes(kind);
}

type PreviewValue = ValueOf<'products.preview-many'>;

function startsLater({ startsAt }: TypedChange): boolean {
  return typeof startsAt === 'string' && new Date(startsAt) > new Date();
}

type PreviewProps = Readonly<{ change: TypedChange; typed: Typed; preview: PreviewValue }>;

function Preview({ change, typed, preview }: PreviewProps) {
  if (change.kind === 'status') return <UnpricedItems unpriced={preview.unpriced} />;
  return <PricesPreview change={change} typed={typed} preview={preview} />;
}

function PricesPreview({ change, typed, preview }: PreviewProps) {
  const { t, language } = useLanguage();
  const { products, count, wrong, prices, affected } = preview;
  const isSale = prices.some(({ price }) => price === 'sale');
  const isRegular = prices.some(({ price }) => price === 'regular');
  const affectedSales = SALES.includes(change.kind) ? (
    <AffectedSales affected={affected} startsLater={startsLater(change)} />
  ) : null;
  if (change.kind === 'sale-dates') return affectedSales;
  return (
    <Stack gap="xs">
      {affectedSales}
      {count === 0 ? null : (
        <Text size="sm" aria-live="polite">
          {t('adminProducts:bulk.prices', { count })} ·{' '}
          {t('adminProducts:bulk.products', { count: products })}
          {wrong > 0 ? ` · ${t('adminProducts:bulk.wrong', { count: wrong })}` : ''}
        </Text>
      )}
      <PricePreviewTable
        isAmountMissing={isAmountMissing(change.kind, typed)}
        rows={prices.map(({ id, variationId, name, option, price, before, after, regular, isWrong }) => ({
          isWrong,
          // Without a sale price the regular one applies.
          before: before ?? regular.before,
          after: after ?? regular.after,
          id: `${id}/${variationId}/${price}`,
          name: [
            inLanguage(name, language),
            inLanguage(option, language),
            isSale && isRegular ? t(`adminProducts:price.${price}`) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {count > prices.length ? (
        <Text size="sm" c="dimmed">
          {t('adminProducts:sheet.more', { count: count - prices.length })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The fields of a kind of change. */
export function BulkForm({
  kind,
  choices,
  chosen,
  isBusy,
  onChange,
}: {
  kind: BulkKind;
  chosen: Chosen;
  choices: ValueOf<'products.choices'>;
  isBusy: boolean;
  onChange: (change: TypedChange) => void;
}) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState(EMPTY);
  const change: TypedChange = { kind, ...TO_CHANGE[kind](typed) };
  const isLookedAt = isPreviewed(kind, typed);
  const preview = usePreview('products.preview-many', isLookedAt ? { ...chosen, change } : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(change);
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
        {preview?.ok ? <Preview change={change} typed={typed} preview={preview.value} /> : null}
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={isLookedAt && preview === null}>
            {t('adminProducts:bulk.apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
