import { expect, it } from 'vitest';
import { firstWords, shownHtml, toSpecifications } from './excerpt.ts';

it('PP-03 prints excerpt lines as label and value', () => {
  const list =
    '<ul class="product-specs"><li><strong>Fits:</strong> <a href="/a/">A</a>, <a href="/b/">B</a></li></ul>';
  expect(toSpecifications(list)).toBe(
    '<ul class="product-specs"><li><strong>Fits</strong> <span><a href="/a/">A</a>, <a href="/b/">B</a></span></li></ul>',
  );
});

it('omits the health warning', () => {
  expect(toSpecifications('<p>Text.</p><p class="health-warning">For adults.</p>')).toBe('<p>Text.</p>');
});

it('PP-05 a description without words or pictures is none', () => {
  for (const html of [
    '',
    '<p></p>',
    '<p> &nbsp;<br></p>\n<ul><li></li></ul>',
    '<p class="health-warning">For adults.</p>',
  ])
    expect(shownHtml(html)).toBe('');
  for (const html of ['<p>Text.</p>', '<p><img src="/a.webp" alt=""></p>', 'Bare text'])
    expect(shownHtml(html)).toBe(html);
});

it('takes the first paragraph as plain text, cut between words', () => {
  expect(firstWords('<p>Salt &amp; <em>smoke</em>.</p><p>More.</p>')).toBe('Salt & smoke.');
  expect(firstWords(`<p>${'word '.repeat(60)}</p>`).length).toBeLessThanOrEqual(160);
});
