import { expect, it } from 'vitest';
import { textFaults } from './html-faults.ts';

const rulesIn = (html: string) => textFaults(html).map(({ rule }) => rule);

it.each([
  ['<p><img src="/media/a.jpg" /></p>', ['image-alt']],
  ['<p><img src="/media/a.jpg" alt="" /></p>', []],
  ['<p><a href="/shop/">Shop</a> <a href="#">Nothing</a> <a>Nowhere</a></p>', ['empty-link', 'empty-link']],
  ['<a id="sizes"></a><p>Sizes</p>', []],
  ['<a href="/shop/"></a>', ['link-name']],
  ['<a href="/shop/"><img src="/a.jpg" alt="Shop" /></a>', []],
  ['<a href="/shop/"><img src="/a.jpg" alt="" /></a>', ['link-name']],
  ['<a href="/shop/" aria-label="Shop"></a>', []],
  ['<button></button><button>Go</button>', ['button-name']],
  ['<h2>Care</h2><h4>Winter</h4>', ['heading-order']],
  ['<h2>Care</h2><h3>Winter</h3><h2>More</h2>', []],
  ['<h3>Starts deeper</h3><h4>Then one more</h4>', []],
  ['<h2> <br /></h2>', ['empty-heading']],
  ['<h2><a href="/shop/">Shop</a></h2>', []],
])('BO-02 finds the faults of %s', (html, rules) => {
  expect(rulesIn(html)).toEqual(rules);
});

it('a fault quotes its text', () => {
  expect(textFaults('<h2>Care</h2><h4>In winter</h4><a href="#">More</a>')).toEqual([
    { rule: 'empty-link', text: 'More' },
    { rule: 'heading-order', text: 'In winter' },
  ]);
});
