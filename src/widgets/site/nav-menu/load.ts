import { menuIn } from '#shop/content';
import type { Loader } from '../../place.ts';
import type { fields, NavMenuData } from './fields.ts';

/** The chosen menu in the language of the page. */
export const loadNavMenu: Loader<typeof fields, NavMenuData> = async (
  { menu },
  { shop, language, page: { path, query } },
) => ({ entries: menuIn((await shop.content.menus()).get(menu) ?? [], language), path, query });
