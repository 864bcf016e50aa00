import { SHARE_NETWORKS } from '#shop/sharing/rules/networks.ts';
import { shownWhen } from '../../fields/field.ts';
import { choice, toggle } from '../../fields/values.ts';
import { socialAddress } from '../../social/address-field.ts';

const [first = 'whatsapp', ...others] = SHARE_NETWORKS;

export const fields = {
  action: choice(['follow', 'share']),
  address: shownWhen({ action: 'follow' }, socialAddress('button')),
  network: shownWhen({ action: 'share' }, choice([first, ...others])),
  hasCounter: shownWhen({ action: 'share', network: 'facebook' }, toggle()),
};

/** What the loader adds: the page to share. */
export type SocialButtonData = { share: Readonly<{ url: string; title: string }> };
