import type { Page } from '@playwright/test';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { aPromotion } from '../../a-promotion.ts';
import { addHiddenProducts, withShop } from '../products.ts';
import { follow } from '../shop.ts';

/** Products and a code of these tests alone: no other test changes their price or stock. */
export const MUG = { slug: 'basket-mug', name: 'Basket mug' };
export const LAMP = { slug: 'basket-lamp', name: 'Basket lamp' };
export const CODE = 'basket-ten';

const MUG_ROW = { Type: 'simple', SKU: 'BASKET-MUG', Name: MUG.name, 'Regular price': '40.00' };

const PRODUCTS: readonly Record<string, string>[] = [
  MUG_ROW,
  {
    Type: 'simple',
    SKU: 'BASKET-LAMP',
    Name: LAMP.name,
    'Regular price': '120.00',
    'Sale price': '99.99',
    Stock: '6',
  },
];

export async function stockBasket(): Promise<void> {
  await addHiddenProducts(PRODUCTS);
  await withShop(async (shop) => {
    const [mug] = await shop.catalogue.idsOf([MUG.slug]);
    const promotion = aPromotion({
      code: CODE,
      includes: { products: mug === undefined ? [] : [mug], categories: [] as CategoryId[] },
      minimumSpend: null,
    });
    await shop.promotions.save(promotion);
  });
}

/** Changes the mug's price as the owner would. */
export async function priceMug(price: string): Promise<void> {
  await addHiddenProducts([{ ...MUG_ROW, 'Regular price': price }]);
}

export async function idOf(slug: string): Promise<ProductId> {
  const [id] = await withShop((shop) => shop.catalogue.idsOf([slug]));
  if (id === undefined) throw new Error(`no ${slug}`);
  return id;
}

/** Adds products to the visitor's cart by plain links. */
export async function put(
  page: Page,
  products: Readonly<Record<string, number>>,
  prefix = '',
): Promise<void> {
  for (const [slug, quantity] of Object.entries(products))
    await follow(page, `${prefix}/?add-to-cart=${await idOf(slug)}&quantity=${quantity}`);
}
