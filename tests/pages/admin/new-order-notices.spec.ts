import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { idOf } from './an-order.ts';

// The tests move the clock of the page.
adminTest.use({ hasOwnContext: true });

const SKU = 'HEARD-OF';

/** Counts the tones of a page; browsers without speakers play none. */
async function countTones(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { tones: number };
    counted.tones = 0;
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(at?: number) {
      counted.tones += 1;
      play.call(this, at);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
}

const ADDRESS = {
  ...{ firstName: 'Sara', lastName: 'Noor', building: 'Villa 14', unit: '', street: 'Al Wasl Road' },
  ...{ area: 'Jumeirah 2', emirate: 'DU', landmark: '', makani: '', mapPoint: '', deliveryNote: '' },
};

/** Places an order in the running shop, whose queue handles it. */
async function place(page: Page): Promise<void> {
  await addHiddenProducts([
    { SKU, Name: SKU, 'Regular price': '50.00', Stock: '900', Published: '1', Type: 'simple' },
  ]);
  const input = {
    lines: [{ productId: await idOf(SKU), variationId: null, quantity: 1 }],
    ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: true, seenTotal: null },
    ...{ email: 'sara@example.com', phone: '0501234567', language: 'en', address: ADDRESS },
    ...{ company: '', trn: '', note: '', reason: '', paymentMethod: 'cod', status: 'confirmed' },
    key: randomUUID(),
  };
  const answer = await page.evaluate(async (sent) => {
    const body = JSON.stringify({ action: 'orders.create', input: sent });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/admin/actions/', { method: 'POST', headers, body })).json();
  }, input);
  expect(answer).toMatchObject({ ok: true });
}

adminTest(
  'RO-03 a new order shows as a badge while a screen is open, rings, and is seen in the list',
  PROOF,
  async ({ page }) => {
    const tones = await countTones(page);
    await page.clock.install();
    await page.goto('/admin/settings/');
    await page.getByRole('heading', { level: 1 }).click();
    const orders = page.getByRole('navigation').getByRole('link', { name: /^Orders/ });
    await expect(orders).toHaveAccessibleName('Orders');
    await place(page);
    await expect(async () => {
      await page.clock.fastForward(21_000);
      await expect(orders).toHaveAccessibleName(/[1-9]\d* new orders?/, { timeout: 1000 });
    }).toPass();
    await expect(page).toHaveTitle(/^\(\d+\) /);
    expect(await tones()).toBeGreaterThanOrEqual(2);
    await orders.click();
    await expect(orders).toHaveAccessibleName('Orders');
  },
);

adminTest('RO-03 the sound is turned off for oneself, and the mail', PROOF, async ({ page }) => {
  await page.goto('/admin/me/');
  await alive(page);
  const [mail, sound] = [
    page.getByRole('switch', { name: 'Email me about new orders' }),
    page.getByRole('switch', { name: 'Play a sound for new orders' }),
  ];
  await expect(mail).toBeChecked();
  await expect(sound).toBeChecked();
  await mail.press('Space');
  await expect(mail).not.toBeChecked();
  await expect(mail).toBeEnabled();
  await sound.press('Space');
  await expect(sound).not.toBeChecked();
  await expect(sound).toBeEnabled();
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(sound).not.toBeChecked();
});
