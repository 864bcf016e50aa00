import type { Widget } from '../../declaration.ts';
import type { FormData } from '../form/fields.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const subscribeForm: Widget<'subscribe-form', typeof fields, FormData> = {
  name: 'subscribe-form',
  group: 'marketing',
  icon: 'envelope-simple',
  version: 2,
  fields,
  upgrades: {
    // Version 2 adds the text beside the form.
    2: (settings) => ({ ...settings, text: { en: '', ar: '' } }),
  },
  isPart: true,
  isPerNode: true,
  messages,
  sample,
};
