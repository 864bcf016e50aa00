import { expect, it } from 'vitest';
import { isPictureAddress, isPictureHref } from './picture-address.ts';

it('LB-01 a link to a picture file opens the lightbox, with any query or fragment', () => {
  expect(isPictureAddress(new URL('https://shop.example/media/ab/oven.jpg'))).toBe(true);
  expect(isPictureAddress(new URL('https://shop.example/media/OVEN.WEBP?v=2#top'))).toBe(true);
});

it('LB-01 other links are followed', () => {
  expect(isPictureAddress(new URL('https://shop.example/blog/oven.jpg/'))).toBe(false);
  expect(isPictureAddress(new URL('https://shop.example/?file=oven.jpg'))).toBe(false);
  expect(isPictureAddress(new URL('mailto:oven.jpg'))).toBe(false);
  expect(isPictureHref('/media/ab/oven.jpg?v=2')).toBe(true);
  expect(isPictureHref('/blog/oven/')).toBe(false);
  expect(isPictureHref('https://')).toBe(false);
});
