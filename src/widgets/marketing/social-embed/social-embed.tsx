import type { ResolvedOf } from '../../fields/field.ts';
import { findFramed } from '../../social/networks.ts';
import { SocialFrame } from '../../social/social-frame.tsx';
import type { fields } from './fields.ts';

/** A post or video of a network. */
export function SocialEmbed({ address, title, cover, ratio }: ResolvedOf<typeof fields>) {
  const widget = findFramed('post', address);
  return widget === null ? null : (
    <SocialFrame content={widget} title={title} picture={cover} ratio={ratio} />
  );
}
