import type { ReactNode } from 'react';
import type { Shop } from '#composition/shop.ts';
import { ProductFit } from '#views/my-device/product-fit.tsx';
import { Notices } from '#views/notice/notice.tsx';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { PackSizes } from '#views/product-page/pack-sizes.tsx';
import { ProductContent, type SteadyParts } from '#views/product-page/product-page.tsx';
import { FITTING, FittingProducts, RELATED, RelatedProducts } from '#views/product-page/product-rows.tsx';
import { ProductTabs, TABBED } from '#views/product-page/tabs.tsx';
import { ShareLinks } from '#views/share/share-links.tsx';
import type { PrintedMarkup } from '#widgets/tree/print/block.ts';
import { holeFor, printMarkup } from '#widgets/tree/print/printed-block.tsx';
import { spliceMarkup } from '#widgets/tree/print/splice-markup.ts';
import type { PageBlocks, Visit } from '../../context.ts';
import { fingerprintOf } from '../../page/document/fingerprint.ts';
import { openProduct, type ProductData, productKey } from './product-page.ts';
import type { ProductRequest } from './product-request.ts';

/** The props of a product page's views. */
export function toProductPage({ facts, share, fit, packs }: ProductData, restock: string) {
  return {
    product: facts,
    share: <ShareLinks share={share} />,
    fit: fit === null ? null : <ProductFit fit={fit} />,
    packs: packs.length === 0 ? null : <PackSizes sizes={packs} />,
    restock,
  };
}

/** A part that is cached by the fingerprint of `shown`. */
type Part = Readonly<{ shown: object; view: ReactNode }>;

function pick<K extends keyof ProductFacts>(facts: ProductFacts, names: readonly K[]): Pick<ProductFacts, K> {
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<ProductFacts, K>;
}

function partsOf(facts: ProductFacts): Record<keyof SteadyParts, Part> {
  const [tabbed, fitting, related] = [pick(facts, TABBED), pick(facts, FITTING), pick(facts, RELATED)];
  return {
    tabs: { shown: tabbed, view: <ProductTabs product={tabbed} /> },
    fitting: { shown: fitting, view: <FittingProducts product={fitting} /> },
    related: { shown: related, view: <RelatedProducts product={related} /> },
  };
}

type Printing = Readonly<{ shop: Shop; visit: Visit; blocks: PageBlocks }>;

/** Prints the parts, or finds them in the cache. */
async function openParts(
  parts: Record<string, Part>,
  { shop, visit, blocks }: Printing,
): Promise<Record<string, PrintedMarkup>> {
  const { language, publicUrl } = visit;
  const opened = Object.entries(parts).map(async ([name, { shown, view }]) => {
    const print = (from: Shop) => printMarkup(view, { shop: from, language, publicUrl });
    const fingerprint = fingerprintOf([name, language, shown]);
    const printed = fingerprint === null ? null : await blocks.content(fingerprint.key, print);
    return [name, printed ?? (await print(shop))] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}

/**
 * The printed content of a product page, the same for all visitors; null if blocks are not cached or the product is
 * unknown.
 */
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
    const holes = { tabs: holeFor('tabs'), fitting: holeFor('fitting'), related: holeFor('related') };
    // Notices belong to one visitor; scripts put them into the empty element.
    const content = <ProductContent {...page} parts={holes} notices={<Notices notices={[]} />} />;
    const [around, parts] = await Promise.all([
      printMarkup(content, { shop: from, language, publicUrl }),
      openParts(partsOf(product.facts), { shop: from, visit, blocks }),
    ]);
    return spliceMarkup(around, parts);
  });
}
