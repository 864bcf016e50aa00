import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { enter as enterAsCustomer } from '../account/account.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { enter, hint } from './admin.ts';

const links = (name: string) => ({ name, exact: true });

for (const [path, name, label] of [
  ['/faq/', 'Edit', 'Edit this page'],
  ['/ar/faq/', 'التحرير', 'تحرير هذه الصفحة'],
] as const)
  test(`RO-02 a page editor gets from ${path} to its editor`, PROOF, async ({ page, context }) => {
    await enter(context, 'page-editor', 'Layla');
    await hint(context);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const edit = page.getByRole('navigation', links(name)).getByRole('link', links(label));
    await expect(edit).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await edit.click();
    await expect(page).toHaveURL(/\/admin\/pages\/\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('RO-02 a signed-in shopper gets no links, and requests none', async ({ page }) => {
  await enterAsCustomer(page);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto('/faq/');
  await settle(page);
  await expect(page.getByRole('navigation', links('Edit'))).toHaveCount(0);
  expect(requests.filter((url) => /admin|edit-links/.test(url))).toEqual([]);
});

test(
  'RO-02 an expired session removes the links, and is not checked again',
  PROOF,
  async ({ page, context }) => {
    await hint(context);
    await page.goto('/faq/');
    await expect
      .poll(async () => (await context.cookies()).some(({ name }) => name === STAFF_HINT))
      .toBe(false);
    await expect(page.getByRole('navigation', links('Edit'))).toHaveCount(0);
  },
);

test('an editor’s page is the same cached page as any visitor’s', async ({ page, context }) => {
  await page.request.get('/about/');
  await enter(context, 'page-editor', 'Layla');
  await hint(context);
  const response = await page.goto('/about/');
  expect(response?.headers()['x-page-cache']).toBe('hit');
  await expect(page.getByRole('navigation', links('Edit'))).toBeVisible();
});

test(
  'RO-02 the templates of a page are listed in a menu that fits a phone, and Escape closes it',
  PROOF,
  async ({ page, context }) => {
    await enter(context, 'owner', 'Layla');
    await hint(context);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route('**/admin/actions/', async (route) => {
      const response = await route.fetch();
      const { value } = await response.json();
      const template = { label: 'Template: Around products', href: '/admin/templates/1/' };
      await route.fulfill({ json: { ok: true, value: { ...value, links: [...value.links, template] } } });
    });
    await page.goto('/product/kovia-bar/');
    const more = page.locator('.j-edit summary');
    await more.focus();
    await page.keyboard.press('Enter');
    const inner = page.getByRole('link', links('Template: Around products'));
    await expect(inner).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(inner).toBeHidden();
    await expect(more).toBeFocused();
  },
);
