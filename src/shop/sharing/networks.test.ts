import { describe, expect, it } from 'vitest';
import { mailAddress, parseShareNetwork, SHARE_NETWORKS, shareAddress } from './networks.ts';

const page = { url: 'https://shop.test/ar/blog/a/', title: 'Heat & taste: 100%' };

describe('where a page is shared', () => {
  it('SH-01 knows at least twenty networks', () => {
    expect(new Set(SHARE_NETWORKS).size).toBeGreaterThanOrEqual(20);
  });

  it.each([...SHARE_NETWORKS])(
    'SH-02 %s gets the address, encoded, and nothing left to fill in',
    (network) => {
      const address = shareAddress(network, page);
      expect(address).toContain(encodeURIComponent(page.url));
      expect(address).not.toMatch(/[{}\s]/);
      expect(URL.canParse(address)).toBe(true);
    },
  );

  it('SH-02 gives the title to a network that takes one, and the picture too', () => {
    const address = new URL(shareAddress('pinterest', { ...page, imageUrl: 'https://shop.test/m/1.jpg' }));
    expect(address.searchParams.get('url')).toBe(page.url);
    expect(address.searchParams.get('description')).toBe(page.title);
    expect(address.searchParams.get('media')).toBe('https://shop.test/m/1.jpg');
  });

  it('SH-02 opens a letter with title and address in it', () => {
    const letter = new URL(mailAddress(page));
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toBe(page.title);
    expect(letter.searchParams.get('body')).toBe(`${page.title}\n${page.url}`);
  });

  it('takes no other word for a network', () => {
    expect(parseShareNetwork('whatsapp')).toBe('whatsapp');
    expect([parseShareNetwork('constructor'), parseShareNetwork(''), parseShareNetwork(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
