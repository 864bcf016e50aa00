import { offline as arabic } from '#messages/ar/visitor/offline.ts';
import { offline as english } from '#messages/en/visitor/offline.ts';

/** The texts shown offline and when back online, loaded with the script: pages need not carry them. */
export function offlineWords(language: string): Readonly<Record<keyof typeof english, string>> {
  return language === 'ar' ? arabic : english;
}
