import type { Widget } from '../../declaration.ts';
import { fields } from './fields.ts';
import { sourcesOf } from './find-video.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const video: Widget<'video', typeof fields, object> = {
  name: 'video',
  group: 'media',
  icon: 'play',
  version: 1,
  fields,
  isPart: true,
  sources: ({ address }) => sourcesOf(address),
  messages,
  sample,
};
