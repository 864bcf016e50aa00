import type { Widget } from '../../declaration.ts';
import { fields, type LanguageSwitchData } from './fields.ts';
import { messages } from './messages.ts';

export const languageSwitch: Widget<'language-switch', typeof fields, LanguageSwitchData> = {
  name: 'language-switch',
  group: 'site',
  icon: 'link-simple',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  isInline: true,
  messages,
  sample: {},
};
