import type { Shop } from '#composition/shop.ts';
import { ProductFit } from '#views/my-device/product-fit.tsx';
import { Notices } from '#views/notice/notice.tsx';
import { ProductContent } from '#views/product-page/product-page.tsx';
import { ShareLinks } from '#views/share/share-links.tsx';
import type { PrintedMarkup } from '#widgets/tree/block.ts';
import { printMarkup } from '#widgets/tree/printed-block.tsx';
import type { Visit } from '../../context.ts';
import { openProduct, type ProductData, productKey } from './product-page.ts';
import type { ProductRequest } from './product-request.ts';

/** A product page, for its views. */
export function toProductPage({ facts, share, fit }: ProductData, restock: string) {
  return {
    product: facts,
    share: <ShareLinks share={share} />,
    fit: fit === null ? null : <ProductFit fit={fit} />,
    restock,
  };
}

/** The printed content of a product page that everybody sees; null where none is kept. */
export async function openProductContent(
  { shop, visit }: { shop: Shop; visit: Visit },
  requested: ProductRequest,
): Promise<PrintedMarkup | null> {
  const { blocks, language, publicUrl } = visit;
  if (blocks === null) return null;
  const key = JSON.stringify([productKey(visit, requested), requested.restock]);
  return blocks.content(key, async (from) => {
    const product = await openProduct({ shop, visit }, requested);
    if (product === null) return null;
    const page = toProductPage(product, requested.restock);
    // Pending notices are for one visitor; scripts put theirs into the empty element.
    const content = <ProductContent {...page} notices={<Notices notices={[]} />} />;
    return printMarkup(content, { shop: from, language, publicUrl });
  });
}
