import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export type Words = Readonly<{ en: string; ar: string }>;
export type DemoCategory = Readonly<{
  slug: string;
  name: Words;
  description?: Words;
  /** A file name in the demo's folder. */
  image?: string;
  children: readonly DemoCategory[];
}>;
export type DemoDocument = Readonly<{
  slug: string;
  title: Words;
  excerpt: Words | string;
  content_html: Words | string;
  category?: string;
}>;
export type DemoMethod = Readonly<{
  id: string;
  title: string;
  cost: number;
  min_amount?: number;
  emirates?: string[];
}>;
export type DemoEntry = Readonly<{ label: Words; url: string; children: readonly DemoEntry[] }>;
export type DemoReview = Readonly<{
  id: number;
  sku: string;
  rating: number;
  text: string;
  author: string;
  date: string;
  verified: boolean;
  status: 'approved' | 'pending' | 'spam';
}>;
export type DemoPromotion = Readonly<{
  code: string;
  title: Words;
  kind: 'percentage' | 'piece-amount' | 'buy-get' | 'free-delivery';
  percent?: number;
  amount?: string;
  buy?: number;
  get?: number;
  automatic?: boolean;
  ends?: string;
  minimumSpend?: string;
  usageLimitPerCustomer?: number;
  include?: { products?: string[] };
  exclude?: { categories?: string[] };
}>;
export type DemoStore = Readonly<{
  menus: { primary: readonly DemoEntry[]; footer: readonly DemoEntry[] };
  tagline: Words;
  address: { phone: string };
  shipping: {
    zones: readonly { name: string; emirates: readonly string[]; methods: readonly DemoMethod[] }[];
  };
  emirates: readonly { code: string; en: string }[];
}>;

export const DEMO = join(import.meta.dirname, '../../../../demo');

function json<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(DEMO, name), 'utf8')) as Content;
}

/** The data of the demo shop. */
export const demo = {
  store: json<DemoStore>('store.json'),
  categories: json<{ categories: DemoCategory[] }>('categories.json').categories,
  pages: json<{ pages: DemoDocument[] }>('pages.json').pages,
  posts: json<{ categories: { slug: string; name: Words }[]; posts: DemoDocument[] }>('posts.json'),
  reviews: json<{ reviews: DemoReview[] }>('reviews.json').reviews,
  promotions: json<DemoPromotion[]>('promotions.json'),
  goods: parse(readFileSync(join(DEMO, 'products.csv')), {
    columns: true,
    bom: true,
  }) as Record<string, string>[],
};

/** The picture files of the products, without their folder. */
export function productPictures(): string[] {
  const named = demo.goods.flatMap(({ Images = '' }) => Images.split(',').map((name) => name.trim()));
  return [...new Set(named.filter((name) => name !== ''))];
}
