import { LAPTOP } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aHeading, aPage } from './a-page.ts';
import { choose, openDocument } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });
adminTest.beforeEach(({ page }) => page.setViewportSize(LAPTOP));

adminTest(
  'BO-02 saving again before the page shows the last save is no conflict',
  PROOF,
  async ({ page }) => {
    const { name } = await aPage([aHeading('head', 'Care in winter')]);
    const canvas = await openDocument(page, name);
    const first = await page.request.get(`/admin/editor/${name}.data`);
    const answers = [await first.text()];
    let isLate = true;
    // Each save is followed by reading the document; here the read returns its first state.
    await page.route(/\/admin\/editor\/.*\.data/, async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await route.fulfill({ response, body: answers[isLate ? 0 : answers.length - 1] ?? '' });
    });
    const text = page.getByRole('textbox', { name: /Text · English|Heading · English/ });
    const button = (called: string) => page.getByRole('button', { name: called, exact: true });
    const saved = (words: string) => expect(page.getByText(words).first()).toBeVisible();
    await choose(page, canvas.locator('[data-template-id="head"]'));
    await text.fill('Warm hands');
    await page.keyboard.press('ControlOrMeta+S');
    await saved('Draft saved.');
    isLate = false;
    await button('Publish').click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(button('Update')).toBeDisabled();

    answers.splice(0, answers.length - 1);
    isLate = true;
    await text.fill('Warm feet');
    await button('Update').click();
    await saved('Updated.');
    isLate = false;
    await button('More actions').click();
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
