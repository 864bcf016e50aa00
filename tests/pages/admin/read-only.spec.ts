import type { Page } from '@playwright/test';
import type { Shop } from '#composition/shop.ts';
import type { Role } from '#shop/staff';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, enter } from './admin.ts';

/**
 * The cost of products in these tests, in fils: equal to no other number of the demo shop and no phone of another test.
 */
const COST = 7_649_083;

/** Screens that a role may read but not change: those of the first role in every run, the others as proofs. */
const LOOKED_AT: readonly (readonly [Role, readonly string[]])[] = [
  [
    'order-desk',
    [
      '/admin/products/',
      '/admin/products/SIMPLE/',
      '/admin/products/VARIABLE/',
      '/admin/categories/',
      '/admin/attributes/',
      '/admin/tags/',
      '/admin/locations/',
      '/admin/media/',
      '/admin/mails/templates/order-shipped/',
    ],
  ],
  ['page-editor', ['/admin/products/SIMPLE/', '/admin/products/VARIABLE/', '/admin/categories/']],
  ['catalogue-editor', ['/admin/pages/', '/admin/pages/PAGE/', '/admin/articles/terms/', '/admin/menus/']],
];

/** Labels of controls that change something. */
const CHANGES =
  /^(save|add|new|delete|remove|archive|duplicate|rename|upload|make|move|adjust|restore|drop|close|create|choose|crop)\b/i;

type Edit = Shop['catalogue']['edit'];

const costly = <T extends { price: object }>(one: T) => ({
  ...one,
  price: { ...one.price, costMinor: COST },
});

/** Saves a cost for a product of a kind. @returns whether it is of that kind */
async function saveCost(edit: Edit, id: Parameters<Edit['open']>[0], type: string): Promise<boolean> {
  const open = await edit.open(id);
  if (open === null || open.draft.type !== type) return false;
  const draft = { ...costly(open.draft), variations: open.draft.variations.map(costly) };
  const by = { staffId: null, name: 'test' } as never;
  const saved = await edit.save(id, draft, { version: open.version, by });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return true;
}

/** A product of a kind, with its cost. */
function productOf(type: 'simple' | 'variable'): Promise<number> {
  return withShop(async ({ catalogue: { edit } }) => {
    const sought = { text: '', productClass: null, categoryId: null, brand: null, status: 'published' };
    const all = { ...sought, stock: 'all', onSale: null, sort: 'updated', page: 1, perPage: 100 };
    for (const { id } of (await edit.find(all as Parameters<Edit['find']>[0])).rows)
      if (await saveCost(edit, id, type)) return id;
    throw new Error(`no product is ${type}`);
  });
}

/** Visible, enabled controls, without links and those that only filter or open. */
function usable(page: Page): Promise<string[]> {
  return page.locator('#content').evaluate((content) => {
    const controls = content.querySelectorAll(
      'input, textarea, select, button, [contenteditable="true"], [draggable="true"], [role="switch"]',
    );
    return [...controls].flatMap((control) => {
      const isSeen = (control as HTMLElement).checkVisibility();
      const only = '[role="search"], [data-look], [aria-expanded], [type="search"], [role="tab"], [hidden]';
      if (!isSeen || control.matches(':disabled') || control.closest(only) !== null) return [];
      return [`${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent ?? ''}`.trim()];
    });
  });
}

for (const [role, addresses] of LOOKED_AT)
  adminTest(
    `RO-03 ${role} who may only look meets no control that would be refused, and no cost`,
    PROOF,
    async ({ page, context }) => {
      const products = { simple: await productOf('simple'), variable: await productOf('variable') };
      await enter(context, role, 'Only Looking');
      const sent: string[] = [];
      page.on('response', async (response) => {
        if (response.url().includes('.data')) sent.push(await response.text().catch(() => ''));
      });
      for (const address of addresses) {
        const [, firstPage = ''] =
          address.includes('PAGE') && (await page.goto('/admin/pages/')) !== null
            ? (/\/admin\/pages\/(\d+)\//.exec(await page.content()) ?? [])
            : [];
        const to = address
          .replace('SIMPLE', String(products.simple))
          .replace('VARIABLE', String(products.variable))
          .replace('PAGE', firstPage);
        const response = await page.goto(to);
        expect(response?.status(), to).toBe(200);
        await expect(page.locator('#content')).toHaveJSProperty('inert', false);
        const controls = await usable(page);
        expect({ to, refused: controls.filter((one) => CHANGES.test(one.replace(/^[A-Z]+ /, ''))) }).toEqual({
          to,
          refused: [],
        });
        if (/\/(products|pages)\/\d+\//.test(to))
          expect({ to, fields: controls.filter((one) => !one.startsWith('BUTTON')) }).toEqual({
            to,
            fields: [],
          });
        const body = `${await response?.text()} ${sent.join(' ')}`;
        if (role !== 'catalogue-editor') expect(body).not.toContain(String(COST));
      }
    },
  );

adminTest(
  'RO-03 a screen that only makes something new is refused to who may not',
  PROOF,
  async ({ page, context }) => {
    await enter(context, 'page-editor', 'Only Looking');
    for (const address of ['/admin/products/new/', '/admin/orders/new/'])
      expect((await page.goto(address))?.status()).toBe(403);
    await enter(context, 'catalogue-editor', 'Only Looking');
    for (const address of ['/admin/pages/new/', '/admin/articles/new/', '/admin/portfolio/new/'])
      expect((await page.goto(address))?.status()).toBe(403);
  },
);
