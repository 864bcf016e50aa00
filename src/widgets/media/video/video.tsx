import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { mediaAddress, Picture } from '#views/picture/picture.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';
import { findVideo, type HostedVideo } from './find-video.ts';

type VideoProps = ResolvedOf<typeof fields>;

const SUBTITLES = ['en', 'ar'] as const;

/** The browser's own player; the video is not loaded before it is played. */
function OwnPlayer({ file, title, poster, subtitles }: Omit<VideoProps, 'address'> & { file: string }) {
  const { language, t } = useLanguage();
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has those that were given
    <video
      className="j-video__player"
      controls
      playsInline
      preload="none"
      poster={poster === null ? undefined : mediaAddress(poster.file)}
      aria-label={title === '' ? t('video:unnamed') : t('video:named', { title })}
    >
      <source src={file} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {SUBTITLES.filter((one) => subtitles[one] !== '').map((one) => (
        <track
          key={one}
          kind="subtitles"
          src={subtitles[one]}
          srcLang={one}
          label={t(`video:subtitles.${one}`)}
          default={one === language}
        />
      ))}
      <a href={file}>{t('video:play')}</a>
    </video>
  );
}

type HostedProps = Pick<VideoProps, 'title' | 'poster'> & { video: HostedVideo };

/** Covers the poster until there is consent, when the video was pressed. */
function Question({ host, page }: HostedVideo) {
  const { t } = useLanguage();
  return (
    <div className="j-video__ask" data-video-ask="" hidden tabIndex={-1}>
      <p>{t('video:ask', { host })}</p>
      <div className="j-video__acts">
        <button className="j-btn j-btn--s j-btn--primary" type="button" data-video-allow="">
          {t('video:allow')}
        </button>
        <a className="j-btn j-btn--s j-btn--secondary" href={page} rel="noopener noreferrer">
          {t('video:watch', { host })}
        </a>
        <button className="j-btn j-btn--s j-btn--ghost" type="button" data-video-cancel="">
          {t('video:cancel')}
        </button>
      </div>
    </div>
  );
}

/** Poster and a link to where the video can be watched; a script plays it in place once there is consent. */
function Hosted({ video, title, poster }: HostedProps) {
  const { t } = useLanguage();
  return (
    <>
      <div className="j-video__poster" data-video-poster="">
        {poster === null ? null : <Picture picture={poster} alt="" sizes="(max-width: 768px) 100vw, 75vw" />}
        <a className="j-video__play" href={video.page} rel="noopener noreferrer" data-video-play="">
          <span className="j-btn j-btn--primary">
            <Icon name="play" isSmall />
            {t('video:play')}
          </span>
          <span className="j-vh">
            {title} ({video.host})
          </span>
        </a>
      </div>
      <Question {...video} />
    </>
  );
}

/** The note below a hosted video: its host, and the button to change the consent. */
function HostNote({ host }: HostedVideo) {
  const { t } = useLanguage();
  return (
    <div className="j-video__note">
      <p className="j-small j-quiet" data-video-waits="">
        {t('video:waits', { host })}
      </p>
      <p className="j-small j-quiet" role="status" data-video-status="" data-loading={t('video:loading')} />
      <button className="j-link j-small" type="button" data-consent-settings="">
        {t('consent:label')}
      </button>
    </div>
  );
}

/** A video of the shop or of another host, with its title. */
export function Video({ address, ...video }: VideoProps) {
  const { t } = useLanguage();
  const { title, ratio } = video;
  const videoSource = findVideo(address);
  if (videoSource === null) return null;
  const caption = title === '' ? null : <figcaption>{title}</figcaption>;
  if (videoSource.kind === 'own')
    return (
      <figure className="j-video" data-video="own">
        <div className="j-video__frame" data-ratio={ratio}>
          <OwnPlayer file={videoSource.file} {...video} />
        </div>
        {caption}
      </figure>
    );
  return (
    <figure
      className="j-video"
      data-video={videoSource.kind}
      data-consent="functional"
      data-player={videoSource.player}
      data-script={videoSource.script ?? undefined}
      data-title={title === '' ? t('video:unnamed') : t('video:named', { title })}
    >
      <div className="j-video__frame" data-ratio={ratio} data-video-frame="">
        <Hosted video={videoSource} {...video} />
      </div>
      {caption}
      <HostNote {...videoSource} />
    </figure>
  );
}
