import type { SettingValue } from './definitions.ts';

/** `slideMs` is how long a picture would stay if a slideshow ran; none does. */
export type GalleryMotion = Readonly<{ moveMs: number; slideMs: number | null }>;

/** The two readings of the specification by their names. Source: spec §9; GA-09 */
export const galleryMotions: Readonly<Record<SettingValue<'gallery.animationPreset'>, GalleryMotion>> = {
  shop: { moveMs: 500, slideMs: null },
  slider: { moveMs: 600, slideMs: 7000 },
};
