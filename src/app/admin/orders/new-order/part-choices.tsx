import { Select } from '@mantine/core';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { BundlePart, PartItem } from '#shop/catalogue';
import { choiceField, chosenItem, chosenParts } from '#shop/catalogue/rules/bundle-choice.ts';
import { isEnough } from '#shop/catalogue/rules/stock.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Goods } from './find-products.tsx';

/** Goods that join an order, how many of them, and what is chosen of a kit's parts. */
export type ChosenOne = Readonly<{
  goods: Goods;
  quantity: number;
  options?: Readonly<Record<string, string>>;
}>;

/** As an admin action takes it. */
export function toRequestedProduct({ goods: { productId, variationId }, quantity, options = {} }: ChosenOne) {
  return { productId, variationId, quantity, options };
}

/** What can be chosen of some goods; a draft of an earlier version knows of nothing. */
function choicesOf({ bundleParts = [] }: Partial<Pick<Goods, 'bundleParts'>>): BundlePart[] {
  return bundleParts.filter(({ isChoice, items }) => isChoice && items.length > 0);
}

export function hasChoice(goods: Goods): boolean {
  return choicesOf(goods).length > 0;
}

/** A line as it is chosen, to be shown by its name and parts. */
export function asChosen({ goods, options = {} }: ChosenOne): Goods {
  return hasChoice(goods) ? { ...goods, parts: chosenParts(goods.bundleParts, options) } : goods;
}

function valueWords({ options, sku }: PartItem, language: Language): string {
  const values = options.map(({ value }) => inLanguage(value, language));
  return values.join(language === 'ar' ? '، ' : ', ') || sku;
}

function labelOf({ items }: BundlePart, language: Language): string {
  const [first] = items;
  if (first === undefined) return '';
  const names = first.options.map(({ name }) => inLanguage(name, language));
  return [inLanguage(first.name, language), ...names].join(language === 'ar' ? '، ' : ', ');
}

type Props = Readonly<{ one: ChosenOne; onChange: (one: ChosenOne) => void }>;

/** The variations of a kit's parts: what is sold out cannot be chosen. Source: ST-06, OR-03 */
export function PartChoices({ one, onChange }: Props) {
  const { t, language } = useLanguage();
  const { options = {} } = one;
  return choicesOf(one.goods).map((part) => {
    const field = choiceField(part.partId);
    return (
      <Select
        key={field}
        size="xs"
        label={labelOf(part, language)}
        data={part.items.map((item) => {
          const name = valueWords(item, language);
          const isThere = isEnough({ quantity: part.quantity, stock: item.stock });
          return {
            value: String(item.productId),
            label: isThere ? name : t('product:soldOutChoice', { name }),
            disabled: !isThere,
          };
        })}
        value={String(chosenItem(part, options)?.productId ?? '')}
        onChange={(id) => onChange({ ...one, options: { ...options, [field]: id ?? '' } })}
        allowDeselect={false}
      />
    );
  });
}
