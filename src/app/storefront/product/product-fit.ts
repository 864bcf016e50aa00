import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { Product } from '#shop/catalogue';
import type { FitFacts } from '#views/my-device/product-fit.tsx';

type FitDeps = { shop: Shop; product: Product; isComing: boolean; language: Language };

/** The compatibility of a product page: the devices of a stick, the sticks page of a device; null for others. */
export async function loadProductFit({
  shop,
  product,
  isComing,
  language,
}: FitDeps): Promise<FitFacts | null> {
  if (product.class !== 'device' && product.class !== 'tobacco') return null;
  const { fittingIds: fitting } = product;
  if (fitting.length === 0) return null;
  if (product.class === 'tobacco') {
    const devices = await shop.catalogue.fit.names(fitting);
    const named = devices.map(({ slug, name }) => ({
      href: `/product/${slug}/`,
      name: inLanguage(name, language),
    }));
    return named.length === 0 ? null : { kind: 'stick', ids: fitting, devices: named };
  }
  const { 'catalogue.listingPrefix': prefix } = await shop.settings.all();
  const { id, slug, name } = product;
  return { kind: 'device', id, name, sticksPath: `/${prefix}/?fits=${slug}`, isOwnable: !isComing };
}
