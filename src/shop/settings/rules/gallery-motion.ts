import type { SettingValue } from './definitions/definitions.ts';

/** `slideMs` is the interval of an autoplaying slideshow, which the shop does not use. */
export type GalleryMotion = Readonly<{ moveMs: number; slideMs: number | null }>;

/** The two readings of the specification. Source: spec §9; GA-09 */
export const galleryMotions: Readonly<Record<SettingValue<'gallery.animationPreset'>, GalleryMotion>> = {
  shop: { moveMs: 500, slideMs: null },
  slider: { moveMs: 600, slideMs: 7000 },
};
