import { sharing as sharingArabic } from '#messages/ar/sharing.ts';
import { viewer as viewerArabic } from '#messages/ar/viewer.ts';
import { sharing as sharingEnglish } from '#messages/en/sharing.ts';
import { viewer as viewerEnglish } from '#messages/en/viewer.ts';
import type { ShareNetwork } from '#shop/sharing/networks.ts';

/** What the viewer says, in one language. */
export type ViewerWords = Readonly<Record<keyof typeof viewerEnglish, string>>;
export type SharingWords = Readonly<{ networks: Readonly<Record<ShareNetwork, string>> }>;

type Words = { viewer: ViewerWords; sharing: SharingWords };

const english: Words = { viewer: viewerEnglish, sharing: sharingEnglish };
const arabic: Words = { viewer: viewerArabic, sharing: sharingArabic };

/** The viewer's words travel with it, without the catalogues. */
export function viewerWords(language: string): Words {
  return language === 'ar' ? arabic : english;
}
