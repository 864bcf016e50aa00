import { inLanguage, type Language } from '#kernel/language.ts';
import type { Media, Picture } from './media.ts';

/** A picture with its words in one language. */
export function toPicture(media: Media, language: Language): Picture {
  return {
    file: media.file,
    widthPx: media.widthPx,
    heightPx: media.heightPx,
    alt: inLanguage(media.alt, language),
    title: inLanguage(media.title, language),
    caption: inLanguage(media.caption, language),
    description: inLanguage(media.description, language),
    sizes: media.sizes,
  };
}
