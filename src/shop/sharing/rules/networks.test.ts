import { describe, expect, it } from 'vitest';
import {
  mailAddress,
  parseShareNetwork,
  SHARE_NETWORKS,
  type ShareNetwork,
  shareAddress,
} from './networks.ts';

const page = { url: 'https://shop.test/ar/blog/a/', title: 'Heat & taste: 100%' };
const both = `${page.title} ${page.url}`;

/** The documented share URL of each network and its parameters. */
const FORMS: Readonly<Record<ShareNetwork, [address: string, fields: Record<string, string>]>> = {
  whatsapp: ['https://wa.me/', { text: both }],
  facebook: ['https://www.facebook.com/sharer/sharer.php', { u: page.url }],
  x: ['https://x.com/intent/post', { text: page.title, url: page.url }],
  telegram: ['https://t.me/share/url', { url: page.url, text: page.title }],
  linkedin: ['https://www.linkedin.com/sharing/share-offsite/', { url: page.url, title: page.title }],
  pinterest: [
    'https://www.pinterest.com/pin/create/button/',
    { url: page.url, description: page.title, media: '' },
  ],
  snapchat: ['https://www.snapchat.com/scan', { attachmentUrl: page.url, title: page.title }],
  threads: ['https://www.threads.net/intent/post', { text: page.title, url: page.url }],
  reddit: ['https://www.reddit.com/submit', { url: page.url, title: page.title }],
  bluesky: ['https://bsky.app/intent/compose', { text: both }],
  mastodon: ['https://mastodon.social/share', { text: both }],
  tumblr: ['https://www.tumblr.com/widgets/share/tool', { canonicalUrl: page.url, title: page.title }],
  viber: ['viber://forward', { text: both }],
  line: ['https://social-plugins.line.me/lineit/share', { url: page.url, text: page.title }],
  teams: ['https://teams.microsoft.com/share', { href: page.url, msgText: page.title }],
  xing: ['https://www.xing.com/spi/shares/new', { url: page.url, title: page.title }],
  vk: ['https://vk.com/share.php', { url: page.url, title: page.title }],
  odnoklassniki: ['https://connect.ok.ru/offer', { url: page.url, title: page.title }],
  weibo: ['https://service.weibo.com/share/share.php', { url: page.url, title: page.title }],
  flipboard: ['https://share.flipboard.com/bookmarklet/popout', { v: '2', url: page.url, title: page.title }],
  hackernews: ['https://news.ycombinator.com/submitlink', { u: page.url, t: page.title }],
  instapaper: ['https://www.instapaper.com/hello2', { url: page.url, title: page.title }],
  evernote: ['https://www.evernote.com/clip.action', { url: page.url, title: page.title }],
  buffer: ['https://publish.buffer.com/compose', { url: page.url, text: page.title }],
};

describe('share networks', () => {
  it('SH-01 are at least twenty', () => {
    expect(new Set(SHARE_NETWORKS).size).toBeGreaterThanOrEqual(20);
  });

  it.each([...SHARE_NETWORKS])(
    'SH-02 %s has its own share URL, with URL and title of the page where supported',
    (network) => {
      const address = shareAddress(network, page);
      const [form, query = ''] = address.split('?');
      expect([form, Object.fromEntries(new URLSearchParams(query))]).toEqual(FORMS[network]);
      expect(address).toContain(encodeURIComponent(page.url));
    },
  );

  it('SH-02 get the title and picture if supported', () => {
    const address = new URL(shareAddress('pinterest', { ...page, imageUrl: 'https://shop.test/m/1.jpg' }));
    expect(address.searchParams.get('media')).toBe('https://shop.test/m/1.jpg');
  });

  it('SH-02 include an email with title and URL', () => {
    const letter = new URL(mailAddress(page));
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toBe(page.title);
    expect(letter.searchParams.get('body')).toBe(`${page.title}\n${page.url}`);
  });

  it('refuses unknown networks', () => {
    expect(parseShareNetwork('whatsapp')).toBe('whatsapp');
    expect([parseShareNetwork('constructor'), parseShareNetwork(''), parseShareNetwork(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
