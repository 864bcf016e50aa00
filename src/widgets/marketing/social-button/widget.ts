import type { CspSources } from '#kernel/web/csp-sources.ts';
import type { Widget } from '../../declaration.ts';
import type { ValuesOf } from '../../fields/field.ts';
import { facebookShareButton } from '../../social/facebook.ts';
import { sourcesOf, sourcesOfFrame } from '../../social/networks.ts';
import { fields, type SocialButtonData } from './fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

function sources({ action, address, network }: ValuesOf<typeof fields>): CspSources {
  if (action === 'follow') return sourcesOf('button', address);
  return sourcesOfFrame(network === 'facebook' ? facebookShareButton('', false) : null);
}

export const socialButton: Widget<'social-button', typeof fields, SocialButtonData> = {
  name: 'social-button',
  group: 'marketing',
  icon: 'thumbs-up',
  version: 1,
  fields,
  isPart: true,
  isPerPage: true,
  sources,
  messages,
  sample,
};
