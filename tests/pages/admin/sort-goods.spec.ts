import { randomUUID } from 'node:crypto';
import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

deskTest(
  'BO-01 categories are made, moved by keys, renamed in both languages and deleted',
  async ({ page }) => {
    const word = randomUUID().slice(0, 6);
    await page.goto('/admin/categories/');
    for (const name of [`Upper ${word}`, `Lower ${word}`]) {
      await page.getByRole('button', { name: 'New category' }).click();
      const drawer = page.getByRole('dialog', { name: 'New category' });
      await drawer.getByLabel('Name · English').fill(name);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(drawer).toBeHidden();
    }
    const menuOf = (name: string) =>
      page.getByRole('button', { name: `What can be done with ${name}`, exact: true });
    await menuOf(`Lower ${word}`).click();
    await page.getByRole('menuitem', { name: 'Below the one above it' }).click();
    await expect(page.getByText(`Lower ${word} is now 1 of 1 below Upper ${word}.`)).toBeAttached();
    await expect(menuOf(`Lower ${word}`)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.getByText(new RegExp(`^Lower ${word} is now .* on the first level`))).toBeAttached();
    await expect(menuOf(`Lower ${word}`)).toBeFocused();
    await menuOf(`Lower ${word}`).click();
    await expect(page.getByRole('menuitem', { name: 'Out of the one it stands in' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Change the category' }).click();
    const drawer = page.getByRole('dialog', { name: `Lower ${word}` });
    await drawer.getByLabel('Name · Arabic').fill(`سفلى ${word}`);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await page.goto('/ar/admin/categories/');
    await expect(page.getByText(`سفلى ${word}`)).toBeVisible();
    await page.goto('/admin/categories/');
    for (const name of [`Upper ${word}`, `Lower ${word}`]) {
      await menuOf(name).click();
      await page.getByRole('menuitem', { name: 'Change the category' }).click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: `Delete ${name}?` })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(menuOf(name)).toHaveCount(0);
    }
  },
);

deskTest('BO-01 a maker is added in both languages, and what the shop needs stays', async ({ page }) => {
  const word = randomUUID().slice(0, 6);
  await page.goto('/admin/attributes/?of=brand');
  await page.getByLabel('New value · English').fill(`Maker ${word}`);
  await page.getByLabel('New value · Arabic').fill(`صانع ${word}`);
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByLabel(`Maker ${word} · Arabic`)).toHaveValue(`صانع ${word}`);
  await page.goto('/ar/admin/attributes/?of=brand');
  await expect(page.getByLabel(`صانع ${word} · الإنجليزية`)).toHaveValue(`Maker ${word}`);
});
