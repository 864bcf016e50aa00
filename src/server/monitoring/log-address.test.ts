import { expect, it } from 'vitest';
import { addressForLog, faultForLog } from './log-address.ts';

const SECRET = 'k9xT7secretsecret';

it.each([
  `/checkout/order-received/12/?key=${SECRET}`,
  `/checkout/order-pay/12/?pay_for_order=true&key=${SECRET}`,
  `/checkout/payment-return/${SECRET}/`,
  `/ar/checkout/payment-return/${SECRET}/?status=ok`,
  `/my-account/lost-password/?key=${SECRET}&login=sara`,
  `/admin/join/?key=${SECRET}`,
  `/restock/forget/?request=${SECRET}`,
  `/reminders/stop/?link=${SECRET}`,
  `/wishlist/shared/${SECRET}/`,
  `/product/x/?unapproved=3&moderation-hash=${SECRET}`,
  `/?wc-ajax=add_to_cart&security=${SECRET}`,
  `/?${SECRET}`,
  `/?%6bey=${SECRET}`,
  `/?a=1&${SECRET}=`,
  `/?s=${SECRET}`,
])('SV-05 the log does not contain the secret of %s', (url) => {
  const stored = addressForLog(url);
  expect(stored).not.toContain(SECRET.slice(0, 8));
  expect(stored.split('?')[0]?.startsWith(url.split(/[?k]/)[0] ?? '/')).toBe(true);
});

it('the log contains the requested page', () => {
  for (const url of [
    '/shop/?orderby=price&paged=2',
    '/?wc-ajax=get_refreshed_fragments',
    '/sticks/?filter_flavour=mint',
  ])
    expect(addressForLog(url)).toBe(url);
  expect(addressForLog('/checkout/order-received/12/?key=abc')).toBe('/checkout/order-received/12/?key=***');
});

it('SV-05 a fault is logged without quoted rows and parameters', () => {
  const fault = Object.assign(new Error(`no answer from https://shop.test/x/?key=${SECRET}`), {
    detail: `Key (email)=(${SECRET}) already exists.`,
    code: '23505',
  });
  const logged = faultForLog(fault);
  expect(JSON.stringify(logged)).not.toContain(SECRET);
  expect(logged).toMatchObject({
    type: 'Error',
    code: '23505',
    message: 'no answer from https://shop.test/x/?key=***',
  });
});
