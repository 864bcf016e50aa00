import type { Right } from '#shop/staff';
import type { AdminIconName } from './parts/icon.tsx';

/** A screen that the menu and the palette lead to. */
export type MenuEntry = Readonly<{
  /** Its address without language. */
  path: string;
  /** The message key of its name. */
  label: string;
  icon: AdminIconName;
  /** The right that opens it. */
  need: Right | 'anybody';
  group: 'shop' | 'goods' | 'content' | 'store';
  /** Its place: entries stand in rising order. Steps of ten leave room between two of them. */
  order: number;
}>;

/**
 * The screens of an area: a file of its folder by address below `/admin/`. A `.tsx` file is a page inside the frame of the back
 * office; a `.ts` file answers alone, as a CSV file does.
 */
export type AreaRoutes = Readonly<Record<string, string>>;
