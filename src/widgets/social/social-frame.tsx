import type { ReactNode } from 'react';
import type { Picture as MediaPicture } from '#shop/media';
import { Icon, type IconName } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Picture } from '#views/picture/picture.tsx';
import type { SocialKind } from './network.ts';
import type { FramedContent } from './networks.ts';

/** Networks have no logos here: these are trademarks. */
const GLYPHS: Readonly<Record<SocialKind, IconName>> = {
  post: 'share-network',
  page: 'user',
  comments: 'list-bullets',
  button: 'thumbs-up',
};

/** The name of a network in the page's language. */
export function useNetworkName(network: string): string {
  const { t } = useLanguage();
  return t([`sharing:networks.${network}`, `social:networks.${network}`]);
}

function OpenThere({ page, network }: Readonly<{ page: string; network: string }>) {
  const { t } = useLanguage();
  return (
    <a className="j-link j-small" href={page} rel="noopener noreferrer nofollow">
      {t('social:open', { network })}
    </a>
  );
}

/** What the script reads. */
function waiting({ kind, frame, widthsPx }: FramedContent) {
  return {
    'data-social': kind,
    'data-consent': 'functional',
    'data-frame': frame,
    'data-widths': widthsPx === undefined ? undefined : `${widthsPx.min} ${widthsPx.max}`,
  };
}

type QuestionProps = Readonly<{ network: string; name?: string; children?: ReactNode }>;

/** The consent question: what loading the frame discloses, and the buttons. */
function Question({ network, name, children }: QuestionProps) {
  const { t } = useLanguage();
  return (
    <div className="j-social__ask">
      {name === undefined ? null : <p className="j-social__name">{name}</p>}
      <p className="j-small j-quiet">{t('social:ask', { network })}</p>
      <div className="j-social__acts">
        <button className="j-btn j-btn--s j-btn--primary" type="button" data-social-once="">
          {t('social:once')}
        </button>
        <button className="j-btn j-btn--s j-btn--secondary" type="button" data-social-always="">
          {t('social:always')}
        </button>
      </div>
      {children}
      <p
        className="j-small"
        role="status"
        data-social-status=""
        data-loading={t('social:loading')}
        data-failed={t('social:failed', { network })}
      />
    </div>
  );
}

type CoverProps = Readonly<{ kind: SocialKind; name: string; network: string; page: string }>;

/** The placeholder of the network's frame: a picture, the network's name, and a link to the content. */
function Cover({ kind, name, network, page, picture }: CoverProps & { picture: MediaPicture | null }) {
  return (
    <div className="j-social__cover" data-plain={picture === null ? '' : undefined}>
      {picture === null ? (
        <span className="j-social__glyph">
          <Icon name={GLYPHS[kind]} />
        </span>
      ) : (
        <Picture picture={picture} alt="" sizes="(max-width: 768px) 100vw, 34rem" />
      )}
      <Question network={network} name={name}>
        <OpenThere page={page} network={network} />
      </Question>
    </div>
  );
}

/** A button of the network is offered below the shop's own, which does the same. */
function ButtonCover({ name, network }: Pick<CoverProps, 'name' | 'network'>) {
  return (
    <details className="j-social__cover">
      <summary>
        {name} <Icon name="caret-down" isSmall />
      </summary>
      <Question network={network} />
    </details>
  );
}

type SocialFrameProps = Readonly<{
  content: FramedContent;
  /** The title of the content; '' for none. */
  title: string;
  picture: MediaPicture | null;
  ratio: string;
}>;

/**
 * Embedded content of a network. Before consent it is a placeholder of the same shape; a script puts the network's
 * frame over it.
 *
 * Source: WG-10…12, SH-05
 */
export function SocialFrame({ content, title, picture, ratio }: SocialFrameProps) {
  const { kind, page } = content;
  const { t } = useLanguage();
  const network = useNetworkName(content.network);
  const name = t(`social:named.${kind}`, { network });
  return (
    <figure
      className="j-social"
      {...waiting(content)}
      data-title={title === '' ? name : t('social:namedWith', { name, title })}
    >
      <div className="j-social__frame" data-ratio={ratio} data-social-frame="">
        <Cover kind={kind} name={name} network={network} page={page} picture={picture} />
      </div>
      {title === '' ? null : <figcaption>{title}</figcaption>}
      <div className="j-social__note">
        <OpenThere page={page} network={network} />
        <button className="j-link j-small" type="button" data-consent-settings="">
          {t('consent:label')}
        </button>
      </div>
    </figure>
  );
}

type SocialButtonFrameProps = Readonly<{ content: FramedContent; children: ReactNode }>;

/** A network's own button, below the link that does the same. Source: WG-09, SH-05 */
export function SocialButtonFrame({ content, children }: SocialButtonFrameProps) {
  const { t } = useLanguage();
  const network = useNetworkName(content.network);
  const name = t('social:named.button', { network });
  return (
    <div className="j-social" {...waiting(content)} data-title={name}>
      {children}
      <div className="j-social__frame j-social__frame--button" data-social-frame="">
        <ButtonCover name={name} network={network} />
      </div>
    </div>
  );
}
