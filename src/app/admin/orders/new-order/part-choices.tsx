import { Select } from '@mantine/core';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { BundlePart, PartItem } from '#shop/catalogue';
import { choiceField, chosenItem, chosenParts } from '#shop/catalogue/rules/bundle-choice.ts';
import { isEnough } from '#shop/catalogue/rules/stock.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { ProductChoice } from './find-products.tsx';

/** A product to add, with its quantity and the choices of a kit's parts. */
export type ChosenOne = Readonly<{
  product: ProductChoice;
  quantity: number;
  options?: Readonly<Record<string, string>>;
}>;

/** Converts it to the action's input. */
export function toRequestedProduct({
  product: { productId, variationId },
  quantity,
  options = {},
}: ChosenOne) {
  return { productId, variationId, quantity, options };
}

/** The choices of a product; drafts of earlier versions have none. */
function choicesOf({ bundleParts = [] }: Partial<Pick<ProductChoice, 'bundleParts'>>): BundlePart[] {
  return bundleParts.filter(({ isChoice, items }) => isChoice && items.length > 0);
}

export function hasChoice(product: ProductChoice): boolean {
  return choicesOf(product).length > 0;
}

/** The product with the chosen parts of a kit, to be displayed. */
export function asChosen({ product, options = {} }: ChosenOne): ProductChoice {
  return hasChoice(product) ? { ...product, parts: chosenParts(product.bundleParts, options) } : product;
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

/** The variations of a kit's parts; variations out of stock cannot be chosen. Source: ST-06, OR-03 */
export function PartChoices({ one, onChange }: Props) {
  const { t, language } = useLanguage();
  const { options = {} } = one;
  return choicesOf(one.product).map((part) => {
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
