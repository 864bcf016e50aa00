import { describe, expect, it, test } from 'vitest';
import { socialAddress } from './address-field.ts';
import type { SocialKind } from './network.ts';
import { findSocial, sourcesOf } from './networks.ts';

const href = (frame: string | null | undefined) => new URL(frame ?? '').searchParams.get('href');

describe('posts and videos', () => {
  test.each([
    ['https://www.instagram.com/p/Cx1_y-2/?igsh=abc', 'https://www.instagram.com/p/Cx1_y-2/embed/captioned/'],
    ['https://instagram.com/shop.ae/reel/Cx1/', 'https://www.instagram.com/reel/Cx1/embed/captioned/'],
    [
      'https://www.tiktok.com/@scout2015/video/6718335390845095173?lang=ar',
      'https://www.tiktok.com/player/v1/6718335390845095173?description=1&rel=0',
    ],
    ['https://t.me/durov/43', 'https://t.me/durov/43?embed=1'],
    ['https://t.me/s/durov/43', 'https://t.me/durov/43?embed=1'],
    [
      'https://ae.pinterest.com/pin/838232549375059771/',
      'https://assets.pinterest.com/ext/embed.html?id=838232549375059771',
    ],
    [
      'https://www.linkedin.com/posts/some-one_a-word-activity-7045256137440432128-H94n',
      'https://www.linkedin.com/embed/feed/update/urn:li:activity:7045256137440432128',
    ],
    [
      'https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7194200424168472577/',
      'https://www.linkedin.com/embed/feed/update/urn:li:share:7194200424168472577',
    ],
  ])('WG-11 %s is shown in the frame of its network', (address, frame) => {
    expect(findSocial('post', address)?.frame).toBe(frame);
  });

  test.each([
    ['https://www.facebook.com/shop/posts/pfbid02Ab', 'post'],
    ['https://m.facebook.com/permalink.php?story_fbid=12&id=34&ref=x', 'post'],
    ['https://www.facebook.com/shop/photos/a.12/34/', 'post'],
    ['https://www.facebook.com/shop/videos/34/', 'video'],
    ['https://www.facebook.com/watch/?v=34', 'video'],
  ])('WG-11 %s is shown by Facebook’s plugin for a %s', (address, plugin) => {
    const post = findSocial('post', address);
    expect(post?.frame).toMatch(new RegExp(`^https://www\\.facebook\\.com/plugins/${plugin}\\.php\\?`));
    expect(href(post?.frame)).toBe(post?.page);
    expect(post?.page).not.toContain('ref=');
  });
});

test.each([
  ['https://www.facebook.com/jamra', /^https:\/\/www\.facebook\.com\/plugins\/page\.php\?/],
  ['https://www.facebook.com/profile.php?id=100064', /plugins\/page\.php\?href=.*profile\.php%3Fid%3D100064/],
  ['https://www.instagram.com/jamra.ae/', /^https:\/\/www\.instagram\.com\/jamra\.ae\/embed\/$/],
  ['https://www.tiktok.com/@jamra', /^https:\/\/www\.tiktok\.com\/embed\/@jamra$/],
])('WG-12 %s is a page with a frame of its network', (address, frame) => {
  expect(findSocial('page', address)?.frame).toMatch(frame);
});

it('WG-12 a Facebook page shows its newest posts if configured', () => {
  const tabs = (hasPosts: boolean) =>
    new URL(findSocial('page', 'https://www.facebook.com/jamra', { hasPosts })?.frame ?? '').searchParams.get(
      'tabs',
    );
  expect([tabs(true), tabs(false)]).toEqual(['timeline', '']);
});

it('WG-10 comments are those of a post or of the post that links to the page', () => {
  const wanted = { count: 5, pageUrl: 'https://shop.test/ar/p/?a=1&b=2' };
  expect(findSocial('comments', 'https://t.me/durov/43', wanted)?.frame).toBe(
    'https://t.me/durov/43?embed=1&discussion=1&comments_limit=5',
  );
  const { frame } = findSocial('comments', 'https://t.me/durov', wanted) ?? {};
  expect(frame).toMatch(/^https:\/\/t\.me\/durov\?embed=1&discussion=1&comments_limit=5&page_url=/);
  expect(new URL(frame ?? '').searchParams.get('page_url')).toBe(wanted.pageUrl);
});

it('WG-09 like and follow lead to the network; only Facebook has a framed button', () => {
  expect(findSocial('button', 'https://twitter.com/jamra')).toMatchObject({
    network: 'x',
    page: 'https://x.com/jamra',
    frame: null,
  });
  expect(findSocial('button', 'https://www.facebook.com/jamra')?.frame).toContain('/plugins/page.php?');
});

it('a page allows exactly the host of its frame', () => {
  expect(sourcesOf('post', 'https://ae.pinterest.com/pin/12/')).toEqual({
    'frame-src': ['https://assets.pinterest.com'],
    'connect-src': ['https://assets.pinterest.com'],
  });
  expect(sourcesOf('button', 'https://x.com/jamra')).toEqual({});
  expect(sourcesOf('post', '')).toEqual({});
});

test.each<[SocialKind, string]>([
  ['post', 'http://www.instagram.com/p/Cx1/'],
  ['post', 'https://instagram.com.evil.example/p/Cx1/'],
  ['post', 'https://evil.example/?https://www.instagram.com/p/Cx1/'],
  ['post', 'https://www.instagram.com@evil.example/p/Cx1/'],
  ['post', 'https://www.instagram.com:8443/p/Cx1/'],
  ['post', 'https://www.instagram.com/jamra/'],
  ['post', 'https://www.instagram.com/p/%E0%A4%A/'],
  ['post', 'https://www.facebook.com/watch/'],
  ['post', 'https://www.facebook.com/permalink.php?story_fbid=1'],
  ['post', 'https://x.com/jamra/status/1'],
  ['post', 'javascript:alert(1)'],
  ['post', 'a post'],
  ['page', 'https://www.facebook.com/groups'],
  ['page', 'https://www.facebook.com/shop/posts/1'],
  ['page', 'https://x.com/jamra'],
  ['comments', 'https://www.facebook.com/jamra'],
  ['comments', 'https://t.me/share'],
  ['button', 'https://www.facebook.com/sharer.php?u=a'],
])('WG-09 WG-10 WG-11 WG-12 as a %s, %s is refused by name', (kind, address) => {
  expect(findSocial(kind, address)).toBeNull();
  const refused = socialAddress(kind).schema.safeParse(address);
  expect(refused.error?.issues).toMatchObject([{ code: 'custom', params: { rule: `social-${kind}` } }]);
});

it('no address at all can be saved', () =>
  expect(socialAddress('post').schema.safeParse('').success).toBe(true));
