import type { BlogPosting, CreativeWork } from 'schema-dts';
import type { Picture } from '#shop/media';
import { mediaAddress } from '../picture/picture.tsx';
import { type PagePlace, wholeAddress } from './page-place.ts';

type Shown = {
  title: string;
  excerpt: string;
  path: string;
  cover: Picture | null;
  publishedAt: Date | undefined;
  textLanguage: 'en' | 'ar';
};

function shared({ excerpt, path, cover, publishedAt, textLanguage }: Shown, place: PagePlace) {
  const shop = { '@id': `${place.publicUrl}/#shop` };
  return {
    ...(excerpt === '' ? {} : { description: excerpt }),
    url: wholeAddress(place, path),
    ...(cover === null ? {} : { image: `${place.publicUrl}${mediaAddress(cover.file)}` }),
    ...(publishedAt === undefined ? {} : { datePublished: publishedAt.toISOString() }),
    inLanguage: textLanguage,
    author: shop,
    publisher: shop,
  };
}

export function articleData(shown: Shown, place: PagePlace): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: shown.title,
    mainEntityOfPage: wholeAddress(place, shown.path),
    ...shared(shown, place),
  };
}

export function workData(shown: Shown, place: PagePlace): CreativeWork {
  return { '@type': 'CreativeWork', name: shown.title, ...shared(shown, place) };
}
