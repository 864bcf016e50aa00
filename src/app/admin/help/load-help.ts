import type { Language } from '#kernel/language.ts';
import type { AreaHelp } from '../area.ts';

/** The texts are scripts of their own: a screen loads them once somebody asks for help. */
const TEXTS: Readonly<Record<Language, () => Promise<Readonly<{ areaHelp: AreaHelp }>>>> = {
  en: () => import('../areas/help-en.ts'),
  ar: () => import('../areas/help-ar.ts'),
};

/** @returns help for every screen of the menu, by its address there */
export async function loadHelp(language: Language): Promise<AreaHelp> {
  const { areaHelp } = await TEXTS[language]();
  return areaHelp;
}
