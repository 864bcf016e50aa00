/** The shared URL and title. */
export type ShareSubject = Readonly<{ url: string; title: string; imageUrl?: string | undefined }>;

/**
 * The share URLs that the networks document; `{url}`, `{title}` and `{image}` are replaced, percent-encoded. In
 * display order: the first few are shown, the others are under 'More'.
 *
 * Source: spec §9; SH-01, SH-02
 */
const TEMPLATES = {
  whatsapp: 'https://wa.me/?text={title}%20{url}',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  x: 'https://x.com/intent/post?text={title}&url={url}',
  telegram: 'https://t.me/share/url?url={url}&text={title}',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url={url}&title={title}',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}&media={image}',
  snapchat: 'https://www.snapchat.com/scan?attachmentUrl={url}&title={title}',
  threads: 'https://www.threads.net/intent/post?text={title}&url={url}',
  reddit: 'https://www.reddit.com/submit?url={url}&title={title}',
  bluesky: 'https://bsky.app/intent/compose?text={title}%20{url}',
  mastodon: 'https://mastodon.social/share?text={title}%20{url}',
  tumblr: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  viber: 'viber://forward?text={title}%20{url}',
  line: 'https://social-plugins.line.me/lineit/share?url={url}&text={title}',
  teams: 'https://teams.microsoft.com/share?href={url}&msgText={title}',
  xing: 'https://www.xing.com/spi/shares/new?url={url}&title={title}',
  vk: 'https://vk.com/share.php?url={url}&title={title}',
  odnoklassniki: 'https://connect.ok.ru/offer?url={url}&title={title}',
  weibo: 'https://service.weibo.com/share/share.php?url={url}&title={title}',
  flipboard: 'https://share.flipboard.com/bookmarklet/popout?v=2&url={url}&title={title}',
  hackernews: 'https://news.ycombinator.com/submitlink?u={url}&t={title}',
  instapaper: 'https://www.instapaper.com/hello2?url={url}&title={title}',
  evernote: 'https://www.evernote.com/clip.action?url={url}&title={title}',
  buffer: 'https://publish.buffer.com/compose?url={url}&text={title}',
} as const;

export type ShareNetwork = keyof typeof TEMPLATES;

function isNetwork(name: string): name is ShareNetwork {
  return Object.hasOwn(TEMPLATES, name);
}

/** All networks in display order. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = Object.keys(TEMPLATES).filter(isNetwork);

/** @returns the network, or null for any other text */
export function parseShareNetwork(value: unknown): ShareNetwork | null {
  return typeof value === 'string' && isNetwork(value) ? value : null;
}

/** The URL of a network's share page; nothing of the network loads before it is opened. */
export function shareAddress(network: ShareNetwork, { url, title, imageUrl = '' }: ShareSubject): string {
  const facts: Readonly<Record<string, string>> = { url, title, image: imageUrl };
  return TEMPLATES[network].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(facts[name] ?? ''));
}

/** A mailto link with title and URL. */
export function mailAddress({ url, title }: ShareSubject): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}
