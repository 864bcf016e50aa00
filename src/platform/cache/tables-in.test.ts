import { expect, it } from 'vitest';
import { tablesIn } from './tables-in.ts';

it('finds tables after from, join and commas, quoted or not', () => {
  expect(tablesIn('select "a" from "product" as "p" left join "stock_level" on true, lateral media')).toEqual(
    expect.arrayContaining(['product', 'stock_level', 'media']),
  );
});

it('finds tables of subqueries and across lines', () => {
  const text = `with x as (select * from
    listing_row) select (select count(*) from review_picture) from x`;
  expect(tablesIn(text)).toEqual(expect.arrayContaining(['listing_row', 'review_picture']));
});
