/** A video at a provider: its page for people, and its player on the provider's privacy host. */
export type ProviderVideo = Readonly<{
  provider: 'youtube' | 'vimeo';
  id: string;
  page: string;
  player: string;
}>;

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];
const VIMEO_HASH = /^[0-9a-f]+$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

function findYouTubeId({
  host,
  pathname,
  searchParams,
}: Readonly<{ host: string; pathname: string; searchParams: URLSearchParams }>) {
  if (host === 'youtu.be') return pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(host)) return null;
  return pathname === '/watch' ? searchParams.get('v') : (YOUTUBE_PATH.exec(pathname)?.[1] ?? null);
}

function toYouTube(id: string, startSeconds: number): ProviderVideo {
  const start = startSeconds > 0 ? `&start=${startSeconds}` : '';
  return {
    provider: 'youtube',
    id,
    page: `https://www.youtube.com/watch?v=${id}${startSeconds > 0 ? `&t=${startSeconds}s` : ''}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1&rel=0&playsinline=1${start}`,
  };
}

/** An unlisted video needs the second part of its address, `hash`. */
function toVimeo(
  { id, hash }: Readonly<{ id: string; hash: string | undefined }>,
  startSeconds: number,
): ProviderVideo {
  const start = startSeconds > 0 ? `#t=${startSeconds}s` : '';
  return {
    provider: 'vimeo',
    id,
    page: `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}${start}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}${start}`,
  };
}

/** The number of a video, and the key that an unlisted one has in its path or as `h`. */
function findVimeoVideo({
  pathname,
  searchParams,
}: URL): Readonly<{ id: string; hash: string | undefined }> | null {
  const [, id, hash = searchParams.get('h') ?? undefined] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined || (hash !== undefined && !VIMEO_HASH.test(hash))) return null;
  return { id, hash };
}

/**
 * Finds the video at an address of YouTube or Vimeo.
 *
 * @param startSeconds where it starts, whole seconds
 * @returns null for other addresses
 */
export function findProviderVideo(address: string, startSeconds = 0): ProviderVideo | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') return null;
  const host = url.host.replace(/^www\./, '');
  if (VIMEO_HOSTS.includes(host)) {
    const video = findVimeoVideo(url);
    return video === null ? null : toVimeo(video, startSeconds);
  }
  const id = findYouTubeId({ host, pathname: url.pathname, searchParams: url.searchParams });
  return id !== null && YOUTUBE_ID.test(id) ? toYouTube(id, startSeconds) : null;
}

/** The script that controls a provider's player. Its origin is in the policy of pages with such a video. */
export const PLAYER_SCRIPTS: Readonly<Record<ProviderVideo['provider'], string>> = {
  youtube: 'https://www.youtube.com/iframe_api',
  vimeo: 'https://player.vimeo.com/api/player.js',
};
