import { randomUUID } from 'node:crypto';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, sessionOf } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';

adminTest(
  'OR-05 @ in a note suggests colleagues, and the chosen one is bold in the timeline',
  PROOF,
  async ({ page }) => {
    const name = `Hessa ${randomUUID().slice(0, 8)}`;
    await sessionOf('manager', name);
    const SKU = `NOTED-${randomUUID().slice(0, 6)}`;
    await addHiddenProducts([
      { Type: 'simple', SKU, Name: 'Noted case', 'Regular price': '100.00', Stock: '5' },
    ]);
    const id = await orderOf([{ productId: await idOf(SKU), quantity: 1 }], 'Mentioned');
    await page.goto(`/admin/orders/${id}/`);
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('Please call, ');
    await note.pressSequentially(`@${name.slice(0, 11)}`);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await note.press('Enter');
    await expect(note).toHaveValue(`Please call, @${name} `);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(
      page
        .locator('span')
        .filter({ hasText: `@${name}` })
        .last(),
    ).toHaveCSS('font-weight', '600');
  },
);
