import type { Page } from '@playwright/test';
import type { TemplateId } from '#kernel/ids.ts';
import type { TemplatePlace } from '#shop/templates';
import { withShop } from '../products.ts';
import { expect } from '../shop.ts';

const BY = { staffId: null, name: 'Noura' };

type Shown = {
  place: TemplatePlace;
  include?: object[];
  settings?: object;
  tree: object[];
};

/** Publishes a template, shows the pages with it, and takes it away. */
export async function withTemplate(
  { place, include = [{ kind: 'all' }], settings = {}, tree }: Shown,
  look: (id: TemplateId) => Promise<void>,
): Promise<void> {
  const conditions = { include, exclude: [] };
  const draft = { name: place, place, conditions, settings, tree, status: 'published' };
  await withShop(async ({ templates: { edit } }) => {
    const saved = await edit.save(null, draft, { version: 0, by: BY });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    try {
      await look(saved.value.id);
    } finally {
      await edit.trash(saved.value.id, BY);
    }
  });
}

/** Opens a page until it shows what was just published. */
export async function until(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check();
  }).toPass();
}
