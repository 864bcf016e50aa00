import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../../language/language.tsx';
import { RenewalTotals } from './renewal-totals.tsx';

const NOTHING = aed(0);
const quoted = (sums: object) => {
  const quote = {
    lines: [],
    problem: null,
    delivery: NOTHING,
    fee: NOTHING,
    discount: NOTHING,
    total: NOTHING,
  };
  const html = renderToStaticMarkup(
    <LanguageProvider translator={translatorFor('en')}>
      <RenewalTotals quote={{ ...quote, ...sums }} />
    </LanguageProvider>,
  );
  const rows = [...html.matchAll(/<p class="j-account__row">([\s\S]*?)<\/p>/g)];
  return rows.map(([, row = '']) =>
    row
      .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

it('the totals of a subscription’s next order add up, fee and discount included', () => {
  const sums = { delivery: aed(1500), fee: aed(1000), discount: aed(500), total: aed(10_500) };
  expect(quoted(sums)).toEqual([
    expect.stringMatching(/^Delivery .*15\.00$/),
    expect.stringMatching(/^Payment fee .*10\.00$/),
    expect.stringMatching(/^Discount − .*5\.00$/),
    expect.stringMatching(/^Total .*105\.00$/),
  ]);
  expect(quoted({})).toEqual(['Delivery Free', expect.stringMatching(/^Total/)]);
});
