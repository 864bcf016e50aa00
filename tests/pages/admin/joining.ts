import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { OwnShop } from '../run-shop.ts';
import { expect } from '../shop.ts';

const LINK = /Create the owner account: (\S+)/;

/** The first visit: creates the owner's account by the link that the start prints, and its second factor. */
export async function joinAsOwner(page: Page, shop: OwnShop): Promise<void> {
  await expect.poll(shop.output).toMatch(LINK);
  await page.goto(LINK.exec(shop.output())?.[1] ?? '');
  await page.getByLabel('Name').fill('Layla Saeed');
  await page.getByLabel('Email').fill('owner@example.com');
  await page.locator('input[name=password]').fill('copper-lantern-42');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('link', { name: 'I’ve saved my codes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
