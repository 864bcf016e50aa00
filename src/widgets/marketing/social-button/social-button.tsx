import { shareAddress } from '#shop/sharing/rules/networks.ts';
import { Icon, type IconName } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import { facebookShareButton } from '../../social/facebook.ts';
import { findSocial, type SocialContent } from '../../social/networks.ts';
import { SocialButtonFrame, useNetworkName } from '../../social/social-frame.tsx';
import type { fields, SocialButtonData } from './fields.ts';

type LinkProps = Readonly<{ href: string; icon: IconName; label: string }>;

/** The button that needs nothing of the network: a link to where it is done. */
function PlainButton({ href, icon, label }: LinkProps) {
  const { t } = useLanguage();
  return (
    <a
      className="j-btn j-btn--secondary j-social__link"
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <Icon name={icon} isSmall />
      {label}
      <span className="j-vh">({t('sharing:newWindow')})</span>
    </a>
  );
}

/** A network with a like button shows it; for others the button is a link to follow. */
function FollowButton({ content }: Readonly<{ content: SocialContent }>) {
  const { t } = useLanguage();
  const { page, frame } = content;
  const network = useNetworkName(content.network);
  if (frame === null) return <PlainButton href={page} icon="plus" label={t('social:follow', { network })} />;
  return (
    <SocialButtonFrame content={{ ...content, frame }}>
      <PlainButton href={page} icon="thumbs-up" label={t('social:like', { network })} />
    </SocialButtonFrame>
  );
}

type ShareProps = Pick<ResolvedOf<typeof fields>, 'network' | 'hasCounter'> & SocialButtonData;

function ShareButton({ network, hasCounter, share }: ShareProps) {
  const { t } = useLanguage();
  const name = useNetworkName(network);
  const page = shareAddress(network, share);
  const link = <PlainButton href={page} icon="share-network" label={t('sharing:on', { network: name })} />;
  if (network !== 'facebook') return link;
  const frame = facebookShareButton(share.url, hasCounter);
  return <SocialButtonFrame content={{ kind: 'button', network, page, frame }}>{link}</SocialButtonFrame>;
}

type SocialButtonProps = ResolvedOf<typeof fields> & SocialButtonData;

/**
 * A button to like, follow or share. Its link works without contacting the network; the network's own button, if any,
 * is shown after consent.
 */
export function SocialButton({ action, address, ...sharing }: SocialButtonProps) {
  if (action === 'share') return <ShareButton {...sharing} />;
  const widget = findSocial('button', address);
  return widget === null ? null : <FollowButton content={widget} />;
}
