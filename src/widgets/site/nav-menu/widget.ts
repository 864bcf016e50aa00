import type { Widget } from '../../declaration.ts';
import { fields, type NavMenuData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const navMenu: Widget<'nav-menu', typeof fields, NavMenuData> = {
  name: 'nav-menu',
  group: 'site',
  icon: 'list',
  version: 1,
  fields,
  printsMenu: 'menu',
  isPart: true,
  isPerPage: true,
  isInline: true,
  messages,
  sample,
};
