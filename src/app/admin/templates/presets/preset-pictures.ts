import type { Language } from '#kernel/language.ts';

/** URLs of preset pictures by file; `npm run preset-pictures` renders them. */
const pictures = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The picture of a preset in a language; undefined if there is none. */
export function presetPicture(name: string, language: Language): string | undefined {
  return pictures[`./pictures/${name}-${language}.avif`];
}
