import { SHARE_NETWORKS } from '#shop/sharing/rules/networks.ts';
import type { ShareFacts } from '#views/share/share-links.tsx';
import { several } from '../../fields/values.ts';

/** None chosen: all networks. */
export const fields = { networks: several(SHARE_NETWORKS) };

/** What the loader adds. */
export type ShareData = { share: ShareFacts };
