import { viewer as arabic } from '#messages/ar/viewer.ts';
import { viewer as english } from '#messages/en/viewer.ts';

/** What the viewer says, in one language. */
export type ViewerWords = Readonly<Record<keyof typeof english, string>>;

/** The viewer's words travel with it, without the catalogues. */
export function viewerWords(language: string): ViewerWords {
  return language === 'ar' ? arabic : english;
}
