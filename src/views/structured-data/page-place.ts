import { addressIn, type Language } from '#kernel/language.ts';

/** Where a page stands while it is described: whole addresses, in its language. */
export type PagePlace = { publicUrl: string; language: Language };

/** @param path without language, `/product/kovia-bar/` */
export function wholeAddress({ publicUrl, language }: PagePlace, path: string): string {
  return `${publicUrl}${addressIn(language, path)}`;
}
