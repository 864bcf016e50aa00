import { expect, it } from 'vitest';
import type { Picture } from '#shop/media';
import { pictureFiles, withPictures } from './with-pictures.ts';

const oven: Picture = {
  file: 'ab/oven.jpg',
  widthPx: 1600,
  heightPx: 900,
  alt: '',
  title: 'The "big" oven',
  caption: '',
  description: 'Fire & clay',
  sizes: [
    { format: 'avif', widthPx: 720, heightPx: 405, file: 'ab/oven-720.avif' },
    { format: 'webp', widthPx: 720, heightPx: 405, file: 'ab/oven-720.webp' },
  ],
};
const html =
  '<p>x</p><figure><a href="/media/ab/oven.jpg"><img src="/media/ab/oven.jpg" alt="Oven" /></a></figure>';

it('LB-03 a linked picture has its title and description', () => {
  const printed = withPictures(html, [oven]);
  expect(printed).toContain('data-title="The &quot;big&quot; oven" data-description="Fire &amp; clay"');
  expect(printed).toContain('data-large_image_width="1600" data-large_image_height="900"');
});

it('LB-03 a picture with text in its link, or with a larger file elsewhere, has them too', () => {
  const image = '<img src="/media/ab/oven.jpg" alt="Oven" />';
  expect(withPictures(`<a href="/media/ab/oven.jpg"><b>Oven</b> ${image}</a>`, [oven])).toContain(
    'data-description="Fire &amp; clay"',
  );
  const elsewhere = withPictures(`<a href="https://cdn.example/oven.jpg">${image}</a>`, [oven]);
  expect(elsewhere).toContain('data-title="The &quot;big&quot; oven"');
  expect(elsewhere).not.toContain('large_image_width');
  const page = `<a href="/blog/">${image}</a>`;
  expect(withPictures(page, [oven])).not.toContain('data-title');
});

it('a picture has its size, modern formats and lazy loading', () => {
  const printed = withPictures(html, [oven]);
  expect(printed).toContain('<source type="image/avif" srcset="/media/ab/oven-720.avif 720w" sizes="auto, ');
  expect(printed).toContain(
    '<img src="/media/ab/oven.jpg" alt="Oven" sizes="auto" width="1600" height="900" loading="lazy" decoding="async"></picture></a>',
  );
  expect(withPictures(html, [{ ...oven, sizes: [] }])).not.toContain('<picture>');
});

it('lists the files of a text once and keeps unknown ones', () => {
  expect(pictureFiles(html)).toEqual(['ab/oven.jpg']);
  expect(pictureFiles('<img src="/elsewhere.jpg"><a href="/media-kit/">x</a>')).toEqual([]);
  expect(withPictures(html, [])).toBe(html);
});
