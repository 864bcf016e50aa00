import { expect, it } from 'vitest';
import { cacheKeyOf, isVariant } from './cache-key.ts';

it.each([
  ['/', '/'],
  ['/ar/', '/ar/'],
  ['/product/kovia-bar/', '/product/kovia-bar/'],
  ['/ar/product/kovia-bar/comment-page-2/', '/ar/product/kovia-bar/comment-page-2/'],
  ['/sticks/', '/sticks/'],
  ['/sticks/orzo/page/2/', '/sticks/orzo/page/2/'],
  ['/about/', '/about/'],
  ['/blog/page/2/', '/blog/page/2/'],
])('%s is its own key', (address, key) => {
  expect(cacheKeyOf(address)).toBe(key);
});

it.each([
  ['/sticks/?orderby=price&filter_flavour=menthol', '/sticks/?filter_flavour=menthol&orderby=price'],
  ['/sticks/?filter_flavour=menthol&orderby=price', '/sticks/?filter_flavour=menthol&orderby=price'],
  ['/product/x/?utm_source=mail&fbclid=abc', '/product/x/'],
  ['/?gclid=1', '/'],
  ['/product/x/?', '/product/x/'],
])('%s has the key %s: canonical order without campaign parameters', (address, key) => {
  expect(cacheKeyOf(address)).toBe(key);
});

it.each([
  ['/compare/?compare=a,b,a&utm_source=mail', '/compare/?compare=a%2Cb'],
  ['/compare/?compare=a&compare=b&compare=&compare=', '/compare/?compare=a%2Cb'],
  ['/compare/?compare=%3Cb%3E', '/compare/'],
  ['/which-device/?quiz-device=1.3.2&utm_source=mail', '/which-device/?quiz-device=1.3.2'],
  ['/which-device/?quiz-device=01.3', '/which-device/'],
  ['/which-device/?quiz-device=%3Cb%3E&quiz-other=1..2', '/which-device/'],
  ['/shop/?orderby=made-up', '/shop/'],
  ['/shop/?orderby=menu_order&paged=1', '/shop/'],
  ['/shop/?orderby=date-desc', '/shop/?orderby=date'],
  ['/shop/?product-page=3', '/shop/?paged=3'],
  ['/shop/page/2/?paged=7', '/shop/page/2/'],
  ['/shop/?stock=maybe&on_sale=yes&rating_filter=9', '/shop/'],
  ['/shop/?rating_filter=5,4,4', '/shop/?rating_filter=4%2C5'],
  ['/shop/?filter_colour=red,blue&query_type_colour=and', '/shop/?filter_colour=blue%2Cred'],
  ['/shop/?query_type_colour=or', '/shop/'],
  ['/shop/?min_price=010.00', '/shop/?min_price=10'],
  ['/shop/?min_price=-1&max_price=cheap', '/shop/'],
  ['/shop/?min_price=20&max_price=10', '/shop/?max_price=20&min_price=10'],
  ['/shop/?fits=%3Cscript%3E', '/shop/'],
  ['/product/x/?review-sort=newest&review-stars=0&review-pictures=2&cpage=1', '/product/x/'],
  ['/product/x/?cpage=2', '/product/x/?cpage=2'],
  ['/product/x/comment-page-2/?cpage=9', '/product/x/comment-page-2/'],
  ['/product/x/?attribute_colour=', '/product/x/?attribute_colour='],
  ['/product/x/?attribute_colour=%3Cb%3E', '/product/x/'],
  ['/?e-filter-abc-product_cat=b%2Ba', '/?e-filter-abc-product_cat=a%2Bb'],
  ['/?e-filter-abc-product_cat=b+a', '/?e-filter-abc-product_cat=a%2Bb'],
  ['/?e-filter-abc-product_cat=a+b~c&e-page-abc=1', '/'],
  ['/?e-page-abc=2&e-filter-abc-product_tag=!new', '/?e-filter-abc-product_tag=%21new&e-page-abc=2'],
  ['/product/x/?attribute_colour=blue', '/product/x/?attribute_colour=blue'],
  ['/blog/?paged=0', '/blog/'],
  ['/blog/page/2/?paged=9', '/blog/page/2/'],
])('%s has the key %s: without invalid values', (address, key) => {
  expect(cacheKeyOf(address)).toBe(key);
});

it.each([
  ['/shop/', false],
  ['/shop/page/2/', false],
  ['/shop/?orderby=price', true],
  ['/product/x/comment-page-2/', true],
])('%s is a variant: %s', (key, isOne) => expect(isVariant(key)).toBe(isOne));

it.each([
  '/shop/?min_price=7.31',
  '/shop/?max_price=9.99',
  '/?s=duo',
  '/?p=12',
  '/cart/',
  '/ar/cart/',
  '/checkout/',
  '/checkout/order-pay/12/',
  '/my-account/',
  '/my-account/orders/',
  '/contact/',
  '/track-order/',
  '/admin/',
  '/admin/orders/',
  '/terms/3/',
  '/restock/forget/',
  '/reviews/helpful/',
  '/product/x/?add-to-cart=12',
  '/sticks/?remove_item=abc',
  '/product/x/?unapproved=3&moderation-hash=abc',
  '/product/x/?review-helped=3',
  '/sticks/?orderby=price&orderby=date',
  '/sticks/?something=else',
  '/CART/',
  '/product/x',
])('%s is not cacheable', (address) => {
  expect(cacheKeyOf(address)).toBeNull();
});
