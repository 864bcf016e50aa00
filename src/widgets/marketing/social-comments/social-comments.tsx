import type { ResolvedOf } from '../../fields/field.ts';
import { findFramed } from '../../social/networks.ts';
import { SocialFrame } from '../../social/social-frame.tsx';
import type { CommentsData, fields } from './fields.ts';

type SocialCommentsProps = ResolvedOf<typeof fields> & CommentsData;

/** Comments on a network: on a post, or on the post of a channel that links to the page. */
export function SocialComments({ address, title, cover, ratio, count, pageUrl }: SocialCommentsProps) {
  const widget = findFramed('comments', address, { count, pageUrl });
  return widget === null ? null : (
    <SocialFrame content={widget} title={title} picture={cover} ratio={ratio} />
  );
}
