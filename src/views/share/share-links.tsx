import type { ShareCounts } from '#shop/sharing';
import { mailAddress, SHARE_NETWORKS, type ShareNetwork, shareAddress } from '#shop/sharing/networks.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

export type ShareFacts = {
  /** The page's whole address in the language it is read in. */
  url: string;
  /** The same page without language, as it is counted. */
  path: string;
  title: string;
  imageUrl?: string | undefined;
  /** Null while `share.counters` is off. */
  counts: ShareCounts | null;
};

/** How many of the networks are always seen; the rest is under 'More'. */
const SEEN = 4;

type NetworkLinkProps = { network: ShareNetwork; share: ShareFacts; className: string };

/** By its name in words: a network's own sign is its trademark. */
function NetworkLink({ network, share, className }: NetworkLinkProps) {
  const { t } = useLanguage();
  const name = t(`sharing:networks.${network}`);
  const count = share.counts === null ? null : (share.counts[network] ?? 0);
  const said =
    count === null ? t('sharing:on', { network: name }) : t('sharing:onCounted', { network: name, count });
  return (
    <a
      className={className}
      href={shareAddress(network, share)}
      target="_blank"
      rel="noopener nofollow"
      data-network={network}
      aria-label={`${said} (${t('sharing:newWindow')})`}
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

/** Waits hidden until the browser says that it can. */
function Act({ act, icon, label }: { act: 'copy' | 'device' | 'print'; icon: IconName; label: string }) {
  return (
    <button className="j-share__round" type="button" data-share-act={act} title={label} hidden>
      <Icon name={icon} isSmall />
      <span className="screen-reader-text">{label}</span>
    </button>
  );
}

/**
 * Ways to pass a page on: plain links to the networks' own forms, so that nothing of theirs loads before a visitor
 * goes there. What needs the browser (its share sheet, copying, printing) appears when it can be done.
 */
export function ShareLinks({ share }: { share: ShareFacts }) {
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
          {SHARE_NETWORKS.slice(0, SEEN).map((network) => (
            <li key={network}>
              <NetworkLink network={network} share={share} className="j-share__pill" />
            </li>
          ))}
        </ul>
        <div className="j-share__signs">
          <Act act="device" icon="share-network" label={t('sharing:device')} />
          <a className="j-share__round" href={mailAddress(share)} title={t('sharing:mail')}>
            <Icon name="envelope-simple" isSmall />
            <span className="screen-reader-text">{t('sharing:mail')}</span>
          </a>
          <Act act="copy" icon="link-simple" label={t('sharing:copy')} />
          <Act act="print" icon="printer" label={t('sharing:print')} />
        </div>
      </div>
      <details className="j-share__more">
        <summary>
          {t('sharing:more')} <Icon name="caret-down" isSmall />
        </summary>
        <ul className="j-share__names">
          {SHARE_NETWORKS.slice(SEEN).map((network) => (
            <li key={network}>
              <NetworkLink network={network} share={share} className="j-share__name" />
            </li>
          ))}
        </ul>
      </details>
      <p className="j-share__said" role="status" data-share-said="" />
    </section>
  );
}
