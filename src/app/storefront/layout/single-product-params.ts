import type { Language } from '#kernel/language.ts';
import { directionOf } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { galleryMotions, type Settings } from '#shop/settings';

/** WooCommerce's slider options with the gallery's values. Source: spec §9, WIRE §15; GA-01…09 */
function flexslider(settings: Settings, language: Language) {
  const { moveMs, slideMs } = galleryMotions[settings['gallery.animationPreset']];
  return {
    rtl: directionOf(language) === 'rtl',
    animation: 'slide',
    smoothHeight: true,
    directionNav: false,
    controlNav: 'thumbnails',
    slideshow: false,
    ...(slideMs === null ? {} : { slideshowSpeed: slideMs }),
    animationSpeed: moveMs,
    animationLoop: false,
    allowOneSlide: false,
  };
}

/** The gallery part of `wc_single_product_params`, for other scripts. */
export function galleryParams(settings: Settings, language: Language) {
  return {
    i18n_product_gallery_trigger_text: wordsIn(language)('viewer:open'),
    flexslider: flexslider(settings, language),
    flexslider_enabled: '1',
    zoom_enabled: '1',
    zoom_options: [],
    photoswipe_enabled: '1',
    photoswipe_options: {
      shareEl: settings['viewer.share'],
      closeOnScroll: false,
      history: false,
      hideAnimationDuration: 0,
      showAnimationDuration: 0,
    },
  };
}
