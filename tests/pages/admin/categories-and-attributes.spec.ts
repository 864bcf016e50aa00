import { randomUUID } from 'node:crypto';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { act } from './products.ts';

adminTest(
  'BO-01 categories are made, moved by keys, renamed in both languages and deleted',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 6);
    await page.goto('/admin/categories/');
    for (const name of [`Upper ${word}`, `Lower ${word}`]) {
      await page.getByRole('button', { name: 'Add category' }).click();
      const drawer = page.getByRole('dialog', { name: 'Add category' });
      await drawer.getByLabel('Name · English').fill(name);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(drawer).toBeHidden();
    }
    const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    await menuOf(`Lower ${word}`).click();
    await page.getByRole('menuitem', { name: 'Nest under the item above' }).click();
    await expect(
      page.getByText(`Lower ${word} moved to position 1 of 1 under Upper ${word}.`),
    ).toBeAttached();
    await expect(menuOf(`Lower ${word}`)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(
      page.getByText(new RegExp(`^Lower ${word} moved to position .* on the top level`)),
    ).toBeAttached();
    await expect(menuOf(`Lower ${word}`)).toBeFocused();
    await menuOf(`Lower ${word}`).click();
    await expect(page.getByRole('menuitem', { name: 'Move one level up' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Edit category' }).click();
    const drawer = page.getByRole('dialog', { name: `Lower ${word}` });
    await drawer.getByLabel('Name · Arabic').fill(`سفلى ${word}`);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await page.goto('/ar/admin/categories/');
    await expect(page.getByText(`سفلى ${word}`)).toBeVisible();
    await page.goto('/admin/categories/');
    for (const name of [`Upper ${word}`, `Lower ${word}`]) {
      await menuOf(name).click();
      await page.getByRole('menuitem', { name: 'Edit category' }).click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('dialog', { name: `Delete ${name}?` })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(menuOf(name)).toHaveCount(0);
    }
  },
);

adminTest(
  'BO-01 brands and attributes are added, renamed and deleted in both languages; what products use stays',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 6);
    const rowOf = (name: string) =>
      page.locator('.admin-row', { has: page.getByLabel(`${name} · English`, { exact: true }) });
    const add = async (what: 'Add value' | 'Add attribute', english: string, arabic: string) => {
      const form = page.locator('form', { has: page.getByLabel(`${what} · English`) });
      await form.getByLabel(`${what} · English`).fill(english);
      await form.getByLabel(`${what} · Arabic`).fill(arabic);
      await form.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByLabel(`${english} · Arabic`)).toHaveValue(arabic);
    };
    const remove = async (name: string) => {
      await rowOf(name).getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toBeHidden();
    };
    await page.goto('/admin/attributes/?of=brand');
    await add('Add value', `Maker ${word}`, `صانع ${word}`);
    await rowOf(`Maker ${word}`).getByLabel(`Maker ${word} · English`).fill(`House ${word}`);
    await rowOf(`Maker ${word}`).getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(`House ${word}`)).toBeVisible();
    await page.goto('/ar/admin/attributes/?of=brand');
    await expect(page.getByLabel(`صانع ${word} · الإنجليزية`)).toHaveValue(`House ${word}`);
    await page.goto('/admin/attributes/?of=brand');
    await remove(`House ${word}`);
    await expect(rowOf(`House ${word}`)).toHaveCount(0);
    await remove('Orveta');
    await expect(rowOf('Orveta').getByRole('alert')).toHaveText(/^Used by \d+ products?\.$/);

    await add('Add attribute', `Wood ${word}`, `خشب ${word}`);
    await page.goto(`/admin/attributes/?of=wood-${word}`);
    await add('Add value', `Oak ${word}`, `بلوط ${word}`);
    await remove(`Oak ${word}`);
    await expect(rowOf(`Oak ${word}`)).toHaveCount(0);
    await remove(`Wood ${word}`);
    await expect(rowOf(`Wood ${word}`)).toHaveCount(0);
  },
);

adminTest(
  'BO-01 of two who rename a brand, the second sees both names and chooses',
  PROOF,
  async ({ page }) => {
    const word = randomUUID().slice(0, 6);
    const form = { name: { en: `Maker ${word}`, ar: `صانع ${word}` }, swatchHex: null };
    const slug = await act<string>(page, 'values.create', { attribute: 'brand', form });
    await page.goto('/admin/attributes/?of=brand');
    await alive(page);
    const row = page.locator('.admin-row', {
      has: page.getByLabel(`Maker ${word} · Arabic`, { exact: true }),
    });
    await row.getByLabel(`Maker ${word} · English`).fill(`Mine ${word}`);
    const theirs = { ...form, name: { en: `Theirs ${word}`, ar: `صانع ${word}` } };
    await act(page, 'values.save', { attribute: 'brand', slug, form: theirs, version: 1 });
    await row.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Noura Hamdan' });
    await expect(conflict.getByRole('radio', { name: `Mine ${word}` })).toBeChecked();
    await conflict.getByRole('radio', { name: `Theirs ${word}` }).click();
    await conflict.getByRole('button', { name: 'Merge both' }).click();
    const renamed = page.getByLabel(`Theirs ${word} · English`, { exact: true });
    await expect(renamed).toHaveValue(`Theirs ${word}`);
    await renamed.fill(`Both ${word}`);
    await page
      .getByRole('button', { name: 'Save' })
      .and(renamed.locator('xpath=ancestor::form//button'))
      .click();
    await expect(page.getByLabel(`Both ${word} · English`, { exact: true })).toHaveValue(`Both ${word}`);
  },
);
