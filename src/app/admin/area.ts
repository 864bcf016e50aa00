import type { Right } from '#shop/staff';
import type { AdminIconName } from './parts/icon.tsx';

/** The parts of the menu, in its order. */
export const MENU_GROUPS = [
  'home',
  'orders',
  'products',
  'customers',
  'marketing',
  'content',
  'analytics',
  'settings',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A screen that the menu and the palette lead to. */
export type MenuEntry = Readonly<{
  /** Its address without language. */
  path: string;
  /** The message key of its name. */
  label: string;
  icon: AdminIconName;
  /** The right that opens it, or some of which any does. */
  need: Right | readonly Right[] | 'anybody';
  /** The part of the menu it stands in. */
  group: MenuGroup;
  /** Its place: entries stand in rising order. Steps of ten leave room between two of them. */
  order: number;
  /** Other words for it, in both languages, that the palette finds it by. */
  synonyms?: string;
  /** Addresses of screens that its help leads to. */
  related?: readonly string[];
}>;

/** How one of the usual jobs of a screen is done. */
export type HelpTask = Readonly<{ title: string; text: string }>;

/** Help for a screen: what it is for, and how its usual jobs are done. */
export type HelpTopic = Readonly<{ about: string; tasks: readonly HelpTask[] }>;

/** Help for every screen of an area that stands in the menu, by its address there. */
export type AreaHelp = Readonly<Record<string, HelpTopic>>;

/**
 * The screens of an area: a file of its folder by address below `/admin/`. A `.tsx` file is a page inside the frame of the back
 * office; a `.ts` file answers alone, as a CSV file does.
 */
export type AreaRoutes = Readonly<Record<string, string>>;
