import { sharing as sharingArabic } from '#messages/ar/product/sharing.ts';
import { viewer as viewerArabic } from '#messages/ar/product/viewer.ts';
import { sharing as sharingEnglish } from '#messages/en/product/sharing.ts';
import { viewer as viewerEnglish } from '#messages/en/product/viewer.ts';
import type { ShareNetwork } from '#shop/sharing/rules/networks.ts';

/** The viewer's texts in one language. */
export type ViewerWords = Readonly<Record<keyof typeof viewerEnglish, string>>;
export type SharingWords = Readonly<{ networks: Readonly<Record<ShareNetwork, string>> }>;

type Words = { viewer: ViewerWords; sharing: SharingWords };

const english: Words = { viewer: viewerEnglish, sharing: sharingEnglish };
const arabic: Words = { viewer: viewerArabic, sharing: sharingArabic };

/** Loaded with the viewer, without the message catalogues. */
export function viewerWords(language: string): Words {
  return language === 'ar' ? arabic : english;
}
