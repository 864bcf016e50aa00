import type { Language } from '#kernel/language.ts';
import type { AreaHelp } from '../area.ts';

/** Separate chunks, loaded when the help is opened. */
const TEXTS: Readonly<Record<Language, () => Promise<Readonly<{ areaHelp: AreaHelp }>>>> = {
  en: () => import('../areas/help-en.ts'),
  ar: () => import('../areas/help-ar.ts'),
};

/** @returns the help of all screens in the menu, by address */
export async function loadHelp(language: Language): Promise<AreaHelp> {
  const { areaHelp } = await TEXTS[language]();
  return areaHelp;
}
