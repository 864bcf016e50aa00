import { both, linkTo, node } from '../make.ts';
import type { SectionPreset } from '../preset.ts';
import { byBrand, filteredProducts, recentlyViewed } from './loops.ts';

const MOST_TILES = 5;

function productRow(words: unknown, products: object, common = {}) {
  const more = linkTo(both('Shop all', 'تسوّق الكل'), '/shop/');
  return node('product-row', { heading: words, products: { category: '', ...products }, more }, common);
}

export const bestsellers: SectionPreset = {
  kind: 'section',
  name: 'products-bestsellers',
  group: 'products',
  messages: {
    en: {
      name: 'Bestsellers',
      description: 'The four products that sell best, kept up to date by your orders.',
    },
    ar: { name: 'الأكثر مبيعًا', description: 'المنتجات الأربعة الأكثر مبيعًا، وتتجدد حسب طلبات متجرك.' },
  },
  tree: [productRow(both('Bestsellers', 'الأكثر مبيعًا'), { orderby: 'popularity', count: 4 })],
};

export const newArrivals: SectionPreset = {
  kind: 'section',
  name: 'products-new',
  group: 'products',
  messages: {
    en: { name: 'New arrivals', description: 'The eight newest products in two rows on a muted background.' },
    ar: { name: 'وصل حديثًا', description: 'أحدث ثمانية منتجات في صفين على خلفية هادئة.' },
  },
  tree: [
    productRow(both('New arrivals', 'وصل حديثًا'), { orderby: 'date', count: 8 }, { background: 'sunken' }),
  ],
};

export const categories: SectionPreset = {
  kind: 'section',
  name: 'products-categories',
  group: 'products',
  messages: {
    en: {
      name: 'Categories',
      description: 'Your first five categories as large pictures; two of them larger.',
    },
    ar: { name: 'الفئات', description: 'أول خمس فئات في متجرك بصور كبيرة، اثنتان منها أكبر.' },
  },
  tree: [
    node('category-tiles', {
      heading: both('Shop by category', 'تسوّق حسب الفئة'),
      tiles: { fromShop: 'category-tiles', most: MOST_TILES },
    }),
  ],
};

export const products = [bestsellers, newArrivals, categories, filteredProducts, byBrand, recentlyViewed];
