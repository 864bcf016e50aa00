import { expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

it('LB-01 a link to a picture file opens the lightbox, with any query or fragment', () => {
  expect(isPictureAddress(new URL('https://shop.example/media/ab/oven.jpg'))).toBe(true);
  expect(isPictureAddress(new URL('https://shop.example/media/OVEN.WEBP?v=2#top'))).toBe(true);
});

it('LB-01 other links are followed', () => {
  expect(isPictureAddress(new URL('https://shop.example/blog/oven.jpg/'))).toBe(false);
  expect(isPictureAddress(new URL('https://shop.example/?file=oven.jpg'))).toBe(false);
  expect(isPictureAddress(new URL('mailto:oven.jpg'))).toBe(false);
});
