import type { Language } from '#kernel/language.ts';

/** Pictures of all presets as the shop prints them, made by `npm run preset-pictures`; their addresses by file. */
const pictures = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The picture of a preset in a language; undefined where none was made. */
export function presetPicture(name: string, language: Language): string | undefined {
  return pictures[`./pictures/${name}-${language}.avif`];
}
