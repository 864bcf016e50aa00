import { expect, it } from 'vitest';
import { signedHtml } from './signed-html.tsx';

const amount = (digits: string) =>
  `<span class="j-price amount"><bdi dir="ltr"><span class="j-price__sign" aria-hidden="true">\u20C3</span><span class="j-vh">dirhams </span>${digits}</bdi></span>`;

it('GEN-03 amounts in HTML text have the sign, those in attributes do not', () => {
  const html =
    '<p title="250 dirhams">Free from <b>250 dirhams</b>.</p><td>AED 15.00</td><p>In UAE dirham.</p>';
  expect(signedHtml(html, 'dirhams')).toBe(
    `<p title="250 dirhams">Free from <b>${amount('250')}</b>.</p><td>${amount('15.00')}</td><p>In UAE dirham.</p>`,
  );
  expect(signedHtml('<p>من 250 درهمًا</p>', 'dirhams')).toBe(`<p>من ${amount('250')}</p>`);
});
