import type { Widget } from '../../declaration.ts';
import { fields, type SocialLinksData } from './fields.ts';
import { messages } from './messages.ts';

export const socialLinks: Widget<'social-links', typeof fields, SocialLinksData> = {
  name: 'social-links',
  group: 'site',
  icon: 'share-network',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
