import type { Widget } from '../../declaration.ts';
import type { FilterData } from '../../loop/item.ts';
import { fields } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const taxonomyFilter: Widget<'taxonomy-filter', typeof fields, FilterData> = {
  name: 'taxonomy-filter',
  group: 'lists',
  icon: 'sliders-horizontal',
  version: 1,
  fields,
  isPart: true,
  loop: ({ loop }) => ({
    id: String(loop ?? ''),
    items: null,
    followsPage: false,
    pagesBySubject: false,
    avoidsDuplicates: false,
  }),
  messages,
  sample,
};
