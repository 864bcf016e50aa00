import type { Right } from '#shop/staff';
import type { AdminIconName } from './parts/icon.tsx';

/** The groups of the menu, in order. */
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

/** A screen in the menu and the command palette. */
export type MenuEntry = Readonly<{
  /** Its address without language; with a query, a list filtered by it. */
  path: string;
  /** The message key of its name. */
  label: string;
  icon: AdminIconName;
  /** The right that opens it, or several of which any suffices. */
  need: Right | readonly Right[] | 'anybody';
  /** The section of the menu. */
  group: MenuGroup;
  /** Sort order, in steps of ten to leave room for new entries. */
  order: number;
  /** Synonyms in both languages, by which the command palette finds it. */
  synonyms?: string;
  /** Addresses of screens that its help links to. */
  related?: readonly string[];
}>;

/** Instructions for a usual task of a screen. */
export type HelpTask = Readonly<{ title: string; text: string }>;

/** Help for a screen: its purpose, and how to do its usual tasks. */
export type HelpTopic = Readonly<{ about: string; tasks: readonly HelpTask[] }>;

/** Help for all screens of an area in the menu, by address. */
export type AreaHelp = Readonly<Record<string, HelpTopic>>;

/**
 * The screens of an area: files of its folder by address below `/admin/`. A `.tsx` file is a page in the back office
 * frame; a `.ts` file is a resource route, such as a CSV file.
 */
export type AreaRoutes = Readonly<Record<string, string>>;
