import { isPictureHref } from '#kernel/web/addresses/picture-address.ts';
import type { Picture } from '#shop/media';
import { lazySizes, mediaAddress, sourceSet } from '../picture/picture.tsx';

/** Sanitised HTML has tags in exactly this form. */
const IMAGE = /<img\b[^>]*>/g;
const LINKED_IMAGE = /<a\b([^>]*)>((?:(?!<\/a>)[\s\S])*?<img\b[^>]*>)/g;
const HREF = /\bhref="([^"]*)"/;
const FILE = /(?:src|href)="\/media\/([^"]+)"/;
/** Width of the text column. */
const SIZES = lazySizes('(max-width: 1024px) 100vw, 46rem');

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function attribute(name: string, value: string | number): string {
  const text = String(value).replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
  return ` ${name}="${text}"`;
}

/** @returns the shop's picture files that a text shows or links to */
export function pictureFiles(html: string): string[] {
  const files = html.match(new RegExp(FILE, 'g'))?.flatMap((tag) => FILE.exec(tag)?.[1] ?? []);
  return [...new Set(files)];
}

function withSizes(image: string, picture: Picture): string {
  const attributes = image
    .replace(/\s(?:width|height|loading|decoding)="[^"]*"/g, '')
    .replace(/\s*\/?>$/, '');
  const added = [
    attribute('width', picture.widthPx),
    attribute('height', picture.heightPx),
    ' loading="lazy" decoding="async">',
  ].join('');
  if (picture.sizes.length === 0) return attributes + added;
  const sources = (['avif', 'webp'] as const).map(
    (format) =>
      `<source type="image/${format}"${attribute('srcset', sourceSet(picture, format))}${attribute('sizes', SIZES)}>`,
  );
  return `<picture>${sources.join('')}${attributes}${attribute('sizes', 'auto')}${added}</picture>`;
}

/** The texts are those of the linked picture, or of the shown one where the larger file is not in the library. */
function wordsOf(linked: Picture | undefined, shown: Picture | undefined): string {
  const words = linked ?? shown;
  if (words === undefined) return '';
  const size = [
    ['data-large_image_width', linked?.widthPx],
    ['data-large_image_height', linked?.heightPx],
  ] as const;
  return [
    attribute('data-title', words.title),
    attribute('data-description', words.description),
    ...size.map(([name, px]) => (px === undefined ? '' : attribute(name, px))),
  ].join('');
}

/**
 * Adds sizes and modern formats to the shop's pictures in a text; links to pictures get title and description for the
 * lightbox.
 *
 * @param html sanitised
 * @param pictures for `pictureFiles`, in the language of the page; other pictures are unchanged
 * Source: LB-01, LB-03
 */
export function withPictures(html: string, pictures: readonly Picture[]): string {
  const pictureOf = (tag: string) => {
    const file = FILE.exec(tag)?.[1];
    return pictures.find((picture) => picture.file === file);
  };
  const linked = html.replace(LINKED_IMAGE, (whole, attributes: string, content: string) => {
    const [, href = ''] = HREF.exec(attributes) ?? [];
    if (!isPictureHref(href)) return whole;
    return `<a${attributes}${wordsOf(pictureOf(attributes), pictureOf(content))}>${content}`;
  });
  return linked.replace(IMAGE, (image) => {
    const picture = pictureOf(image);
    const shows = picture !== undefined && image.includes(`src="${mediaAddress(picture.file)}"`);
    return shows ? withSizes(image, picture) : image;
  });
}
