import { inLanguage, type Language } from '#kernel/language.ts';
import type { Media, Picture } from '../media.ts';

/**
 * A picture with its texts in one language.
 *
 * @param name the fallback for a missing description
 */
export function toPicture(media: Media, language: Language, name = ''): Picture {
  return {
    file: media.file,
    widthPx: media.widthPx,
    heightPx: media.heightPx,
    alt: media.alt[language] || name || media.alt.en,
    title: inLanguage(media.title, language),
    caption: inLanguage(media.caption, language),
    description: inLanguage(media.description, language),
    sizes: media.sizes,
  };
}
