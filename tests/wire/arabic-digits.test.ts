import { expect, it } from 'vitest';
import { quantitiesOf } from '#wire/forms/parameters/cart-parameters.ts';

it('QT-04 the cart form accepts Arabic and Persian digits', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const fields = new Map([
    [`cart[${one}][qty]`, '٣'],
    [`cart[${other}][qty]`, ' ۱۲ '],
  ]);
  expect([...quantitiesOf(fields)]).toEqual([
    [one, 3],
    [other, 12],
  ]);
});
