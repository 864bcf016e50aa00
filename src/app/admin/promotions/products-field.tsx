import { Group, MultiSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { soughtBy } from '../orders/find-list.tsx';
import { usePreview } from '../parts/use-preview.ts';
import type { ProductSetDraft } from './promotion/draft.ts';

export type Named = Readonly<{ id: number; name: string }>;

/** Products whose name or SKU contains the text; null until loaded. */
function useProductSearch(typed: string, sellableOnly = false): readonly Named[] | null {
  const sought = soughtBy(typed);
  const answer = usePreview('promotions.find-goods', sought && { ...sought, sellableOnly });
  return answer?.ok ? answer.value : null;
}

/** Searches purchasable products and picks them. */
export function ProductSelect({ label, onChoose }: { label: string; onChoose: (product: Named) => void }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const search = useProductSearch(typed, true);
  return (
    <Select
      label={label}
      placeholder={t('adminPromotions:findGoods')}
      data={(search ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={search === null ? undefined : t('adminPromotions:noGoods')}
      onChange={(value) => {
        const product = search?.find(({ id }) => String(id) === value);
        if (product !== undefined) onChoose(product);
        setTyped('');
      }}
    />
  );
}

function toChoices(products: readonly Named[]) {
  const byId = new Map(products.map(({ id, name }) => [id, { value: String(id), label: name }]));
  return [...byId.values()];
}

type ProductsFieldProps = Readonly<{
  /** The role of the products in the promotion. */
  purpose: 'includes' | 'excludes' | 'bought' | 'given';
  description?: string;
  value: ProductSetDraft;
  onChange: (value: ProductSetDraft) => void;
  /** Names of the initially selected products. */
  known: readonly Named[];
  categories: readonly Named[];
}>;

/** Selects products and categories; the description says what an empty selection means. */
export function ProductsField({
  purpose,
  description,
  value,
  onChange,
  known,
  categories,
}: ProductsFieldProps) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly Named[]>(known);
  const search = useProductSearch(typed);
  const all = [...known, ...chosen, ...(search ?? [])];
  return (
    <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
      <MultiSelect
        label={t(`adminPromotions:goodsFields.${purpose}.products`)}
        description={description}
        placeholder={t('adminPromotions:findGoods')}
        data={toChoices(all)}
        value={value.products}
        onChange={(products) => {
          setChosen(all);
          onChange({ ...value, products });
        }}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={search === null ? undefined : t('adminPromotions:noGoods')}
        style={{ minWidth: '15rem' }}
      />
      <MultiSelect
        label={t(`adminPromotions:goodsFields.${purpose}.categories`)}
        description={description}
        data={toChoices(categories)}
        value={value.categories}
        onChange={(chosenCategories) => onChange({ ...value, categories: chosenCategories })}
        searchable
        style={{ minWidth: '15rem' }}
      />
    </Group>
  );
}
