import { sectionPresets } from '#widgets/presets/index.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { withDatabase } from '../database.ts';
import { LONG_ENOUGH_MS } from '../forms/a-form-page.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { AT_ONCE, popupOf, publish, visit } from './popup-page.ts';

test.afterAll(() => publish());

const contact = sectionPresets.find(({ name }) => name === 'form-contact');

/** The nodes of the preset's contact form. */
function formNodes() {
  if (contact === undefined) throw new Error('there is no such preset');
  let count = 0;
  const newId = () => {
    count += 1;
    return `p${count}`;
  };
  const parts = { pictures: {}, categories: [], address: { en: '' }, phone: '', email: '', opening: '' };
  const [section] = presetNodes(contact, { parts, newId, hasTitle: true }).nodes;
  return (section?.slots.content ?? []) as object[];
}

test('WG-20 WG-22 a form in a popup shows errors at its fields, is sent there, and opens the thank-you popup', async ({
  page,
}) => {
  const [form = 0, thanks = 0] = await publish(
    { ...AT_ONCE, tree: formNodes() },
    { triggers: ['after_submit'], a11y_navigation: false },
  );
  await visit(page);
  const dialog = popupOf(page, form);
  await dialog.getByLabel('Name').fill('Sara N.');
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(popupOf(page, thanks)).toHaveCount(0);
  await dialog.getByLabel('Email').fill('sara@example.com');
  await dialog.getByLabel('Message').fill('Do you repair the Duo?');
  await dialog.getByRole('checkbox').check();
  await page.waitForTimeout(LONG_ENOUGH_MS);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
  await expect(popupOf(page, thanks)).toBeVisible();
  const entries = await withDatabase((db) =>
    db.selectFrom('form_entry').select('email').where('form', 'like', `template-${form}.%`).execute(),
  );
  expect(entries).toEqual([{ email: 'sara@example.com' }]);
});
