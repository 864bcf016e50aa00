import type { Reader } from './network.ts';

const ORIGIN = 'https://www.facebook.com';
const VIDEO = /^\/(?:[\w.-]+\/videos\/(?:[\w.-]+\/)?\d+|reel\/\d+|watch)\/?$/;
const POST =
  /^\/(?:[\w.-]+\/posts\/[\w.-]+|[\w.-]+\/photos\/[\w./-]+|permalink\.php|story\.php|photo(?:\.php)?)\/?$/;
const PAGE = /^\/(?:[\w.-]{2,}|pages\/[\w.-]+\/\d+|p\/[^/]+)\/?$/;

/** First parts of addresses that are no pages: of the service itself, or of what a page shows. */
const NO_PAGES = new Set(
  [
    'watch',
    'reel',
    'photo',
    'photo.php',
    'permalink.php',
    'story.php',
    'posts',
    'videos',
    'groups',
    'events',
  ].concat([
    'login',
    'login.php',
    'help',
    'plugins',
    'sharer',
    'sharer.php',
    'share',
    'marketplace',
    'gaming',
    'settings',
  ]),
);

/** What an address without an id in its path names by a parameter. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  watch: ['v'],
  'permalink.php': ['story_fbid', 'id'],
  'story.php': ['story_fbid', 'id'],
  photo: ['fbid'],
  'photo.php': ['fbid'],
  'profile.php': ['id'],
};
const ID = /^[\w.-]+$/;

const firstOf = ({ pathname }: URL) => pathname.split('/')[1] ?? '';

/** The address with only the parameters that identify its content; null if one is missing. */
function pageOf(url: URL): string | null {
  const names = NAMED_BY[firstOf(url)] ?? [];
  const values = names.map((name) => [name, url.searchParams.get(name) ?? '']);
  if (values.some(([, value = '']) => !ID.test(value))) return null;
  const query = values.length === 0 ? '' : `?${new URLSearchParams(values)}`;
  return `${ORIGIN}${url.pathname}${query}`;
}

function plugin(name: string, settings: Readonly<Record<string, string>>): string {
  return `${ORIGIN}/plugins/${name}.php?${new URLSearchParams(settings)}`;
}

const VIDEO_WIDTHS_PX = { min: 220, max: 750 };
/** Source: developers.facebook.com/documentation/plugins/page-plugin */
const PAGE_WIDTHS_PX = { min: 180, max: 500 };

/** A public post, photo or video. Source: developers.facebook.com/docs/plugins, Embedded Posts and Embedded Video */
export const readFacebookPost: Reader = (url) => {
  const page = pageOf(url);
  if (page === null) return null;
  if (VIDEO.test(url.pathname))
    return { page, frame: plugin('video', { href: page, show_text: 'false' }), widthsPx: VIDEO_WIDTHS_PX };
  if (!POST.test(url.pathname)) return null;
  return { page, frame: plugin('post', { href: page, show_text: 'true', width: 'auto' }) };
};

function readPage(url: URL): string | null {
  const { pathname } = url;
  if (!PAGE.test(pathname) || NO_PAGES.has(firstOf(url))) return null;
  return pageOf(url);
}

/** A page with its cover, and the newest posts where they are wanted. */
export const readFacebookPage: Reader = (url, { hasPosts }) => {
  const page = readPage(url);
  if (page === null) return null;
  const settings = { href: page, tabs: hasPosts ? 'timeline' : '', adapt_container_width: 'true' };
  return { page, frame: plugin('page', settings), widthsPx: PAGE_WIDTHS_PX };
};

/** The head of a page, which has its Like button: the Like plugin itself ended on 2026-02-10. */
export const readFacebookLike: Reader = (url) => {
  const page = readPage(url);
  if (page === null) return null;
  const head = { tabs: '', small_header: 'true', show_facepile: 'false', adapt_container_width: 'true' };
  return { page, frame: plugin('page', { href: page, ...head }), widthsPx: PAGE_WIDTHS_PX };
};

/**
 * The Share button of a page of the shop.
 *
 * @param hasCounter with how often the page was shared on Facebook
 * Source: developers.facebook.com/documentation/plugins/share-button; SH-03
 */
export function facebookShareButton(url: string, hasCounter: boolean): string {
  return plugin('share_button', { href: url, layout: hasCounter ? 'button_count' : 'button', size: 'large' });
}
