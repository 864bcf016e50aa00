import type { Widget } from '../../declaration.ts';
import { outlineText } from '../../outline/outline.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const html: Widget<'html', typeof fields, object> = {
  name: 'html',
  group: 'media',
  icon: 'sliders-horizontal',
  version: 1,
  fields,
  isPart: true,
  outline: (settings, page) => outlineText(settings.html, page),
  messages,
  sample,
};
