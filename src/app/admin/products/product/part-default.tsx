import { Select } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { usePreview } from '../../parts/use-preview.ts';

type PartDefaultProps = Readonly<{
  productId: number;
  /** Null for the product's default. */
  value: number | null;
  onChange: (id: number | null) => void;
}>;

/** The variation of a bundle part that is initially selected on the bundle's page. */
export function PartDefault({ productId, value, onChange }: PartDefaultProps) {
  const { t } = useLanguage();
  const answer = usePreview('products.open', { id: productId });
  if (!answer?.ok || answer.value.draft.type !== 'variable') return null;
  const { attributes, variations } = answer.value.draft;
  const nameOf = (slug: string, word: string) =>
    attributes.find((one) => one.slug === slug)?.values.find((one) => one.slug === word)?.name || word;
  return (
    <Select
      aria-label={t('adminProducts:links.defaultVariation')}
      placeholder={t('adminProducts:links.ownDefault')}
      data={variations.flatMap(({ id, options, sku }) => {
        const values = Object.entries(options).map(([slug, word]) => nameOf(slug, word));
        return id === null ? [] : [{ value: String(id), label: values.join(', ') || sku }];
      })}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      clearable
      size="xs"
      w="11rem"
    />
  );
}
