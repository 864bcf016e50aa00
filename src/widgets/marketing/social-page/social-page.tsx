import type { ResolvedOf } from '../../fields/field.ts';
import { findFramed } from '../../social/networks.ts';
import { SocialFrame } from '../../social/social-frame.tsx';
import type { fields } from './fields.ts';

/** The box of a page or account on a network. */
export function SocialPage({ address, title, cover, ratio, hasPosts }: ResolvedOf<typeof fields>) {
  const widget = findFramed('page', address, { hasPosts });
  return widget === null ? null : (
    <SocialFrame content={widget} title={title} picture={cover} ratio={ratio} />
  );
}
