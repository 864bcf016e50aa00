import { inLanguage, type Language } from '#kernel/language.ts';
import type { LogoPicture, Settings } from '#shop/settings';

/** The store in the frame of the back office and on its sign-in pages. */
export type AdminStore = Readonly<{ name: string; logo: LogoPicture | null; icon: LogoPicture | null }>;

export function adminStoreOf(settings: Settings, language: Language): AdminStore {
  const { 'shop.name': name, 'shop.logo': logo, 'shop.icon': icon } = settings;
  return { name: inLanguage(name, language), logo, icon };
}
