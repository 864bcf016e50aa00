import { sql } from 'kysely';
import { RIGHTS, type Role } from '#shop/staff';
import { withDatabase } from '../database.ts';
import { expect, test } from '../shop.ts';
import { ADMIN_SCREENS, enter } from './admin.ts';

/** Every right that only looks; the activity log shows costs. */
const LOOKING = RIGHTS.filter((right) => right.endsWith('.see') && !['costs.see', 'audit.see'].includes(right));

/** One's own account, which everybody changes. */
const OWN = ['/admin/me/'];

/** The newest of a kind, by a statement that finds its number. */
const ONE_OF: Readonly<Record<string, string>> = {
  '/admin/products/:id/': "select max(id) as id from product where type = 'variable' and status = 'published'",
  '/admin/orders/:id/': 'select max(id) as id from shop_order',
  '/admin/customers/:id/': 'select max(id) as id from customer where email is not null',
  '/admin/pages/:id/': "select max(id) as id from document where kind = 'page'",
  '/admin/articles/:id/': "select max(id) as id from document where kind = 'article'",
  '/admin/templates/:id/': 'select max(id) as id from template',
  '/admin/categories/:id/': 'select max(id) as id from category',
};

async function aLookingRole(): Promise<Role> {
  return withDatabase(async (db) => {
    const name = `Looking ${Date.now()}`;
    const { id } = await db
      .insertInto('staff_role')
      .values({ name, rights: [...LOOKING], created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `role-${id}` as Role;
  });
}

async function screens(): Promise<string[]> {
  const single = await withDatabase((db) =>
    Promise.all(
      Object.entries(ONE_OF).map(async ([address, query]) => {
        const { rows } = await sql.raw<{ id: number | null }>(query).execute(db);
        const id = rows[0]?.id ?? null;
        return id === null ? [] : [address.replace(':id', String(id))];
      }),
    ),
  );
  return [...ADMIN_SCREENS.filter((address) => !OWN.includes(address)), ...single.flat()];
}

/** What changes something, by its name: buttons, and links that lead to a form. */
const CHANGES =
  /^(save|add|new|delete|remove|archive|duplicate|rename|upload|make|move|adjust|restore|drop|close|create|choose|crop|edit|import|invite|issue|refund|retry|send|publish|trash|approve|reject|mark|cancel|capture|void)\b/i;

test.use({ javaScriptEnabled: false });

test('RO-03 who may only look is offered nothing to change on any screen, and sees no cost', async ({ page, context }) => {
  test.setTimeout(180_000);
  await enter(context, await aLookingRole(), 'Only Looking');
  const offered: string[] = [];
  for (const address of await screens()) {
    const response = await page.goto(address);
    if (response?.status() === 403) continue;
    expect([address, response?.status()]).toEqual([address, 200]);
    const found = await page.locator('#content').evaluate((content) => {
      const all = content.querySelectorAll<HTMLElement>(
        'a[href], input, textarea, select, button, [contenteditable="true"], [draggable="true"], [role="switch"]',
      );
      const passes = '[role="search"], [data-look], [aria-expanded], [type="search"], [type="hidden"], [role="tab"], [hidden]';
      return [...all].flatMap((control) => {
        const isUsable = control.checkVisibility() && !control.matches(':disabled') && control.closest(passes) === null;
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return isUsable ? [{ tag: control.tagName, name: name.trim() }] : [];
      });
    });
    for (const { tag, name } of found) {
      const isField = !['A', 'BUTTON'].includes(tag);
      if (isField || CHANGES.test(name)) offered.push(`${address} ${tag} ${name}`);
    }
    expect([address, (await page.content()).includes('Cost per item')]).toEqual([address, false]);
  }
  expect(offered).toEqual([]);
});
