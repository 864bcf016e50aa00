import { expect, it } from 'vitest';
import { tidyHtml } from './tidy-html.ts';

it('BO-01 a list item keeps its text', () => {
  expect(tidyHtml('<ul><li><p>one <strong>two</strong></p></li><li><p>three</p></li></ul>')).toBe(
    '<ul><li>one <strong>two</strong></li><li>three</li></ul>',
  );
});

it('BO-01 leading rows of heading cells are the head of a table', () => {
  const rows = '<tr><th>Area</th><th colspan="2">Price</th></tr><tr><th>Dubai</th><td>15</td><td>x</td></tr>';
  expect(tidyHtml(`<table><tbody>${rows}</tbody></table>`)).toBe(
    `<table><thead><tr><th>Area</th><th colspan="2">Price</th></tr></thead>` +
      `<tbody><tr><th>Dubai</th><td>15</td><td>x</td></tr></tbody></table>`,
  );
  const plain = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(tidyHtml(plain)).toBe(plain);
});

it('BO-01 a list item keeps several paragraphs and a nested list', () => {
  const long = '<ul><li><p>one</p><p>two</p></li><li><p>x</p><ul><li>y</li></ul></li></ul>';
  expect(tidyHtml(long)).toBe(long);
});
