import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const { shop } = aShop(await aDatabase());

/** The notice of an order of two kinds of sticks, as plain text on one line. */
async function aNotice(language: 'en' | 'ar', deliveryMinor: number): Promise<string> {
  const line = { name: 'Amber', quantity: 2, unitPrice: aed(2500), before: null, total: aed(5000) };
  const sums = { delivery: aed(deliveryMinor), fee: aed(1000), discount: aed(500), total: aed(10_500) };
  const { plain } = await shop.mails.print(
    {
      ...{ template: 'renewal-notice', number: '7', name: 'Sara', problem: '', payUrl: '' },
      nextOn: new Date('2026-12-24T12:00:00+04:00'),
      // The same product in two choices that have one name.
      ...{ lines: [line, { ...line, quantity: 1 }], sums },
      subscriptionUrl: 'https://shop.test/my-account/view-subscription/7/',
    },
    language,
  );
  return plain.replace(/\s+/g, ' ');
}

it('the notice of a renewal takes a discount off, and names free delivery as an order does', async () => {
  const english = await aNotice('en', 0);
  expect(english).toContain('Delivery Free Payment fee AED 10.00 Discount −AED 5.00 Total AED 105.00');
  expect(english).toContain('2 × Amber AED 50.00 1 × Amber AED 50.00');
  expect(await aNotice('ar', 0)).toContain('التوصيل مجاني رسوم الدفع AED 10.00 الخصم −AED 5.00');
  expect(await aNotice('en', 1500)).toContain('Delivery AED 15.00 Payment fee');
});
