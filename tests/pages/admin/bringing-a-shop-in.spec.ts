import { expect } from '../shop.ts';
import { archive, chooseArchive } from './archive.ts';
import { deskTest } from './desk.ts';

deskTest('BO-04 an archive that cannot be taken is refused in plain words', async ({ page }) => {
  await chooseArchive(page);
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be brought in' });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(archive(Buffer.from('SKU,Name\nA,B\n')));
  await expect(alert).toContainText('no archive of a shop');
  await input.setInputFiles(archive(Buffer.from('PK\u0003\u0004 torn off in the middle of everything')));
  await expect(alert).toContainText('damaged or cut short');
});
