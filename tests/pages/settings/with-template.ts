import type { Page } from '@playwright/test';
import type { Shop } from '#composition/shop.ts';
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

/** Turns a template into a draft. A referenced one cannot go to the trash. */
export async function unpublish({ templates: { edit } }: Pick<Shop, 'templates'>, id: TemplateId) {
  const open = await edit.open(id);
  if (open !== null)
    await edit.save(id, { ...open.draft, status: 'draft' }, { version: open.version, by: BY });
}

/** Publishes a template, runs the checks, and trashes it; a referenced one stays as a draft. */
export async function withTemplate(
  { place, include = [{ kind: 'all' }], settings = {}, tree }: Shown,
  look: (id: TemplateId) => Promise<void>,
): Promise<void> {
  const conditions = { include, exclude: [] };
  const draft = { name: place, place, conditions, settings, tree, status: 'published' };
  await withShop(async ({ templates }) => {
    const { edit } = templates;
    const saved = await edit.save(null, draft, { version: 0, by: BY });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    try {
      await look(saved.value.id);
    } finally {
      await unpublish({ templates }, saved.value.id);
      await edit.trash(saved.value.id, BY);
    }
  });
}

/** Opens a page until it shows the published template. */
export async function until(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check();
  }).toPass();
}
