import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';
import { archive, chooseArchive } from './archive.ts';

adminTest('BO-04 an invalid archive is refused with a clear reason', async ({ page }) => {
  await chooseArchive(page);
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be imported' });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(archive(Buffer.from('SKU,Name\nA,B\n')));
  await expect(alert).toContainText('isn’t a store archive');
  await input.setInputFiles(archive(Buffer.from('PK\u0003\u0004 torn off in the middle of everything')));
  await expect(alert).toContainText('damaged or incomplete');
});
