import type { ShareCounts } from '#shop/sharing';
import {
  mailAddress,
  SHARE_NETWORKS,
  type ShareNetwork,
  shareAddress,
} from '#shop/sharing/rules/networks.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

export type ShareFacts = {
  /** The page's full URL. */
  url: string;
  /** Its path without language, under which shares are counted. */
  path: string;
  title: string;
  imageUrl?: string | undefined;
  /** Null when `share.counters` is off. */
  counts: ShareCounts | null;
};

/** Number of networks shown; the others are under 'More'. */
const SEEN = 4;

type NetworkLinkProps = { network: ShareNetwork; share: ShareFacts; className: string };

/** Named in text, because network logos are trademarks. */
function NetworkLink({ network, share, className }: NetworkLinkProps) {
  const { t } = useLanguage();
  const name = t(`sharing:networks.${network}`);
  const count = share.counts === null ? null : (share.counts[network] ?? 0);
  const text =
    count === null ? t('sharing:on', { network: name }) : t('sharing:onCounted', { network: name, count });
  return (
    <a
      className={className}
      href={shareAddress(network, share)}
      target="_blank"
      rel="noopener nofollow"
      data-network={network}
      aria-label={`${text} (${t('sharing:newWindow')})`}
    >
      {name}
      {count === null ? null : (
        <span className="j-share__count" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}

/** Hidden until the script finds that the browser supports it. */
function ShareButton({
  act,
  icon,
  label,
}: {
  act: 'copy' | 'device' | 'print';
  icon: IconName;
  label: string;
}) {
  return (
    <button className="j-share__round" type="button" data-share-act={act} title={label} hidden>
      <Icon name={icon} isSmall />
      <span className="screen-reader-text">{label}</span>
    </button>
  );
}

type ShareLinksProps = {
  share: ShareFacts;
  /** All when omitted. */
  networks?: readonly ShareNetwork[];
};

function MoreNetworks({ share, networks }: Required<ShareLinksProps>) {
  const { t } = useLanguage();
  if (networks.length === 0) return null;
  return (
    <details className="j-share__more">
      <summary>
        {t('sharing:more')} <Icon name="caret-down" isSmall />
      </summary>
      <ul className="j-share__names">
        {networks.map((network) => (
          <li key={network}>
            <NetworkLink network={network} share={share} className="j-share__name" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Share links to the networks' own pages, so that nothing third-party loads before a click. Native sharing, copying
 * and printing are shown if the browser supports them.
 */
export function ShareLinks({ share, networks = SHARE_NETWORKS }: ShareLinksProps) {
  const { t } = useLanguage();
  return (
    <section
      className="j-share"
      aria-label={t('sharing:title')}
      data-share={share.path}
      data-share-url={share.url}
      data-share-title={share.title}
      data-share-counted={share.counts === null ? undefined : ''}
      data-copied={t('sharing:copied')}
      data-not-copied={t('sharing:notCopied')}
    >
      <div className="j-share__row">
        <span className="j-share__title" aria-hidden="true">
          {t('sharing:title')}
        </span>
        <ul className="j-share__list">
          {networks.slice(0, SEEN).map((network) => (
            <li key={network}>
              <NetworkLink network={network} share={share} className="j-share__pill" />
            </li>
          ))}
        </ul>
        <div className="j-share__signs">
          <ShareButton act="device" icon="share-network" label={t('sharing:device')} />
          <a className="j-share__round" href={mailAddress(share)} title={t('sharing:mail')}>
            <Icon name="envelope-simple" isSmall />
            <span className="screen-reader-text">{t('sharing:mail')}</span>
          </a>
          <ShareButton act="copy" icon="link-simple" label={t('sharing:copy')} />
          <ShareButton act="print" icon="printer" label={t('sharing:print')} />
        </div>
      </div>
      <MoreNetworks share={share} networks={networks.slice(SEEN)} />
      <p className="j-share__said" role="status" data-share-said="" />
    </section>
  );
}
