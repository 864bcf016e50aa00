import { Alert } from '@mantine/core';
import type { ProductDraft } from '#shop/catalogue';
import { findUnpriced, isShownToShoppers } from '#shop/catalogue/staff/rules/completeness/unpriced.ts';
import { useLanguage } from '#views/language/language.tsx';

/** Says of what shoppers see, now or by its date, that it has no price and so is not for sale. */
export function UnpricedNote({ product }: { product: ProductDraft }) {
  const { t } = useLanguage();
  const { own, variations } = findUnpriced(product);
  const count = variations.length;
  if (!isShownToShoppers(product) || (!own && count === 0)) return null;
  return (
    <Alert color="yellow" title={own ? t('adminProducts:unpriced.title') : undefined}>
      {own ? t('adminProducts:unpriced.own') : t('adminProducts:unpriced.variations', { count })}
    </Alert>
  );
}
