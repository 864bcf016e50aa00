import { ShareLinks } from '#views/share/share-links.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, ShareData } from './fields.ts';

type ShareButtonsProps = ResolvedOf<typeof fields> & ShareData;

/** Links that share the page, in the order in which the networks were chosen. */
export function ShareButtons({ networks, share }: ShareButtonsProps) {
  return <ShareLinks share={share} {...(networks.length === 0 ? {} : { networks })} />;
}
