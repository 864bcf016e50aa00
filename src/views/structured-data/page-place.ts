import { addressIn, type Language } from '#kernel/language.ts';

/** Base URL and language of the described page. */
export type PagePlace = { publicUrl: string; language: Language };

/** @param path without language, `/product/kovia-bar/` */
export function wholeAddress({ publicUrl, language }: PagePlace, path: string): string {
  return `${publicUrl}${addressIn(language, path)}`;
}
