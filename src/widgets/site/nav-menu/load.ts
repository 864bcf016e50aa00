import type { Shop } from '#composition/shop.ts';
import type { MediaId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { imagesInMenu, linkedInMenu, type MenuItem, menuIn, withoutLinks } from '#shop/content';
import { type Picture, toPicture } from '#shop/media';
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

/** The pictures of a menu, without deleted ones. */
async function picturesOf(
  items: readonly MenuItem[],
  { media }: Shop,
  language: Language,
): Promise<ReadonlyMap<number, Picture>> {
  const ids = imagesInMenu(items) as MediaId[];
  const pictures = ids.length === 0 ? [] : await media.find(ids);
  return new Map(pictures.map((one) => [one.id, toPicture(one, language)]));
}

/** The chosen menu in the language of the page. */
export const loadNavMenu: Loader<typeof fields, NavMenuData> = async (
  { menu },
  { shop, language, page: { path, query } },
) => {
  const items = await printedItems((await shop.content.menus()).get(menu) ?? [], shop);
  return { entries: menuIn(items, language, await picturesOf(items, shop, language)), path, query };
};
