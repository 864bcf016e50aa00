import type { CspSources } from '#kernel/web/csp-sources.ts';
import { readFacebookLike, readFacebookPage, readFacebookPost } from './facebook.ts';
import type { Network, Reader, Reading, SocialKind, Wanted } from './network.ts';

type Addresses = Readonly<{ page: string; frame: string | null }>;

/** Decodes a path; an invalid encoding is returned unchanged and matches no pattern. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A reader of addresses whose path has a form; what its groups found makes the addresses. */
function byPath(form: RegExp, make: (groups: readonly string[], wanted: Wanted) => Addresses): Reader {
  return ({ pathname }, wanted) => {
    const [, ...groups] = form.exec(decoded(pathname)) ?? [''];
    return groups.length === 0 ? null : make(groups, wanted);
  };
}

/** A page or profile that is only linked to. */
const linked = (form: RegExp, origin: string) =>
  byPath(form, ([path = '']) => ({ page: `${origin}/${path}`, frame: null }));

const INSTAGRAM_ACCOUNT =
  /^\/((?!(?:p|reel|reels|tv|explore|accounts|direct|stories|about|legal)\/?$)[\w.]{1,30})\/?$/;
const TELEGRAM_CHANNEL =
  /^\/(?:s\/)?((?!(?:share|joinchat|addstickers|proxy|socks|login)\/?$)[A-Za-z]\w{3,31})\/?$/;
const TELEGRAM_POST = /^\/(?:s\/)?([A-Za-z]\w{3,31}\/\d+)\/?$/;

const instagramAccount = byPath(INSTAGRAM_ACCOUNT, ([account = '']) => ({
  page: `https://www.instagram.com/${account}/`,
  frame: `https://www.instagram.com/${account}/embed/`,
}));

const tiktokAccount = byPath(/^\/(@[\w.-]{2,24})\/?$/, ([account = '']) => ({
  page: `https://www.tiktok.com/${account}`,
  frame: `https://www.tiktok.com/embed/${account}`,
}));

const telegram = (path: string, query: Readonly<Record<string, string>>) => ({
  page: `https://t.me/${path}`,
  frame: `https://t.me/${path}?${new URLSearchParams({ embed: '1', ...query })}`,
});

const telegramPost = byPath(TELEGRAM_POST, ([post = '']) => telegram(post, {}));

/** Comments on a post, or on the channel's post that links to the current page. */
const telegramComments: Reader = (url, wanted) => {
  const limits = { discussion: '1', comments_limit: String(wanted.count) };
  const onPost = byPath(TELEGRAM_POST, ([post = '']) => telegram(post, limits));
  const onPage = byPath(TELEGRAM_CHANNEL, ([channel = '']) =>
    telegram(channel, { ...limits, page_url: wanted.pageUrl }),
  );
  return onPost(url, wanted) ?? onPage(url, wanted);
};

/**
 * The networks and what each can embed without a script.
 *
 * Source: WG-09…12; docs/decisions/0041
 */
export const NETWORKS: readonly Network[] = [
  {
    name: 'facebook',
    hosts: /^facebook\.com$/,
    readers: { post: readFacebookPost, page: readFacebookPage, button: readFacebookLike },
  },
  {
    name: 'instagram',
    hosts: /^instagram\.com$/,
    readers: {
      post: byPath(/^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]+)\/?$/, ([kind, id]) => ({
        page: `https://www.instagram.com/${kind}/${id}/`,
        frame: `https://www.instagram.com/${kind}/${id}/embed/captioned/`,
      })),
      page: instagramAccount,
      button: linked(INSTAGRAM_ACCOUNT, 'https://www.instagram.com'),
    },
  },
  {
    name: 'tiktok',
    hosts: /^tiktok\.com$/,
    readers: {
      post: byPath(/^\/(@[\w.-]{2,24})\/(video|photo)\/(\d+)\/?$/, ([account, kind, id]) => ({
        page: `https://www.tiktok.com/${account}/${kind}/${id}`,
        frame: `https://www.tiktok.com/player/v1/${id}?description=1&rel=0`,
      })),
      page: tiktokAccount,
      button: linked(/^\/(@[\w.-]{2,24})\/?$/, 'https://www.tiktok.com'),
    },
  },
  {
    name: 'telegram',
    hosts: /^(?:t|telegram)\.me$/,
    readers: {
      post: telegramPost,
      comments: telegramComments,
      button: linked(TELEGRAM_CHANNEL, 'https://t.me'),
    },
  },
  {
    name: 'pinterest',
    hosts: /^(?:[a-z]{2}\.)?pinterest\.com$/,
    readers: {
      post: byPath(/^\/pin\/(?:[\w-]*--)?(\d+)\/?$/, ([id]) => ({
        page: `https://www.pinterest.com/pin/${id}/`,
        frame: `https://assets.pinterest.com/ext/embed.html?id=${id}`,
      })),
      button: linked(/^\/((?!(?:pin|search|ideas|login)\/?$)\w{3,30})\/?$/, 'https://www.pinterest.com'),
    },
  },
  {
    name: 'linkedin',
    hosts: /^(?:[a-z]{2}\.)?linkedin\.com$/,
    readers: {
      post: byPath(
        /^\/(?:feed\/update\/urn:li:|posts\/[^/]+-)(share|activity|ugcPost)[:-](\d+)(?:-[\w-]+)?\/?$/,
        ([kind, id]) => ({
          page: `https://www.linkedin.com/feed/update/urn:li:${kind}:${id}/`,
          frame: `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}`,
        }),
      ),
      button: linked(/^\/((?:company|school|in)\/[^/]+)\/?$/, 'https://www.linkedin.com'),
    },
  },
  {
    name: 'x',
    hosts: /^(?:x|twitter|mobile\.twitter)\.com$/,
    readers: { button: linked(/^\/((?!(?:home|search|explore|intent|i)\/?$)\w{1,15})\/?$/, 'https://x.com') },
  },
  {
    name: 'youtube',
    hosts: /^youtube\.com$/,
    readers: { button: linked(/^\/(@[\w.-]+|channel\/[\w-]+)\/?$/, 'https://www.youtube.com') },
  },
  {
    name: 'snapchat',
    hosts: /^snapchat\.com$/,
    readers: { button: linked(/^\/((?:add\/|@)[\w.-]+)\/?$/, 'https://www.snapchat.com') },
  },
  {
    name: 'threads',
    hosts: /^threads\.(?:net|com)$/,
    readers: { button: linked(/^\/(@[\w.]+)\/?$/, 'https://www.threads.com') },
  },
];

/** What an address shows of a network. */
export type SocialContent = Reading & Readonly<{ network: string; kind: SocialKind }>;

const ANY: Wanted = { hasPosts: false, count: 1, pageUrl: '' };

function parseAddress(address: string): URL | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '') return null;
  return url.username === '' && url.password === '' ? url : null;
}

/**
 * Finds the content at an address of a network.
 *
 * @returns null for other addresses, and for content that cannot be embedded
 */
export function findSocial(
  kind: SocialKind,
  address: string,
  wanted: Partial<Wanted> = {},
): SocialContent | null {
  const url = parseAddress(address);
  if (url === null) return null;
  const host = url.hostname.replace(/^(?:www|m|web)\./, '');
  const network = NETWORKS.find(({ hosts }) => hosts.test(host));
  const reading = network?.readers[kind]?.(url, { ...ANY, ...wanted }) ?? null;
  return network === undefined || reading === null ? null : { ...reading, network: network.name, kind };
}

/** What a network shows in a frame. */
export type FramedContent = Omit<SocialContent, 'frame'> & Readonly<{ frame: string }>;

/** Finds content that can be embedded in a frame; null also if the network has no frame for it. */
export function findFramed(...query: Parameters<typeof findSocial>): FramedContent | null {
  const content = findSocial(...query);
  return content === null || content.frame === null ? null : { ...content, frame: content.frame };
}

/** The hosts that a frame is loaded from; asking whether it answers is a request of the page itself. */
export function sourcesOfFrame(frame: string | null): CspSources {
  if (frame === null) return {};
  const { origin } = new URL(frame);
  return { 'frame-src': [origin], 'connect-src': [origin] };
}

/** What a page with the content of an address may load from other hosts. */
export function sourcesOf(kind: SocialKind, address: string): CspSources {
  return sourcesOfFrame(findSocial(kind, address)?.frame ?? null);
}
