import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, LANGUAGES } from '#kernel/language.ts';
import { useLanguage } from '#views/language/language.tsx';
import { FilterSelect, Filters, FilterText } from '../../parts/lists/filters.tsx';
import { treeChoices } from '../category-choices.ts';

const CLASSES = ['tobacco', 'device', 'accessory', 'other'] as const;
const STATES = ['published', 'draft', 'scheduled', 'private', 'archived'] as const;
const STOCKS = ['low', 'out', 'onbackorder'] as const;
const SORTS = ['updated', 'newest', 'name', 'price', 'price-desc', 'sales'] as const;

/** The filters of the product list. */
export function ProductFilters({ choices }: { choices: ValueOf<'products.choices'> }) {
  const { t, language } = useLanguage();
  const named = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`adminProducts:${group}.${value}`) }));
  const brands = choices.attributes.find(({ slug }) => slug === 'brand')?.values ?? [];
  return (
    <Filters list="products">
      <FilterText label={t('adminProducts:list.search')} />
      <FilterSelect name="class" label={t('adminProducts:class.label')} choices={named('class', CLASSES)} />
      <FilterSelect
        name="category"
        label={t('adminProducts:list.category')}
        choices={treeChoices(choices.categories, language)}
      />
      <FilterSelect
        name="brand"
        label={t('adminProducts:list.brand')}
        choices={brands.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
      />
      <FilterSelect name="state" label={t('adminProducts:list.state')} choices={named('state', STATES)} />
      <FilterSelect
        name="stock"
        label={t('adminProducts:list.stock')}
        choices={named('stockFilter', STOCKS)}
      />
      <FilterSelect
        name="sale"
        label={t('adminProducts:list.sale')}
        choices={[
          { value: 'yes', label: t('adminProducts:list.onSale') },
          { value: 'no', label: t('adminProducts:list.notOnSale') },
        ]}
      />
      <FilterSelect
        name="missing"
        label={t('adminProducts:missing.filter')}
        choices={LANGUAGES.map((value) => ({ value, label: t(`admin:languages.${value}`) }))}
      />
      <FilterSelect name="sort" label={t('adminProducts:list.sort')} choices={named('sort', SORTS)} />
    </Filters>
  );
}
