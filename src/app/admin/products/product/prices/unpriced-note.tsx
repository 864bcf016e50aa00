import { Alert } from '@mantine/core';
import type { ProductDraft } from '#shop/catalogue';
import { findUnpriced, isShownToShoppers } from '#shop/catalogue/staff/rules/completeness/unpriced.ts';
import { useLanguage } from '#views/language/language.tsx';

/** Notes that a published or scheduled product cannot be bought, since it has no price. */
export function UnpricedNote({ product }: { product: ProductDraft }) {
  const { t } = useLanguage();
  const { isUnpriced, variations } = findUnpriced(product);
  const count = variations.length;
  if (!isShownToShoppers(product) || (!isUnpriced && count === 0)) return null;
  return (
    <Alert color="yellow" title={isUnpriced ? t('adminProducts:unpriced.title') : undefined}>
      {isUnpriced ? t('adminProducts:unpriced.own') : t('adminProducts:unpriced.variations', { count })}
    </Alert>
  );
}
