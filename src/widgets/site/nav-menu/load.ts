import type { Shop } from '#composition/shop.ts';
import { linkedInMenu, type MenuItem, menuIn, withoutLinks } from '#shop/content';
import type { Loader } from '../../place.ts';
import type { fields, NavMenuData } from './fields.ts';

/** The entries without links about popups and off-canvas panels that are not published. */
async function printedItems(items: readonly MenuItem[], { templates }: Shop): Promise<readonly MenuItem[]> {
  if (linkedInMenu(items).length === 0) return items;
  const [popups, panels] = await Promise.all([
    templates.published('popup'),
    templates.published('off-canvas'),
  ]);
  const shown = { popup: popups, 'off-canvas': panels };
  return withoutLinks(items, ({ place, id }) => !shown[place].some((one) => one.id === id));
}

/** The chosen menu in the language of the page. */
export const loadNavMenu: Loader<typeof fields, NavMenuData> = async (
  { menu },
  { shop, language, page: { path, query } },
) => {
  const items = (await shop.content.menus()).get(menu) ?? [];
  return { entries: menuIn(await printedItems(items, shop), language), path, query };
};
