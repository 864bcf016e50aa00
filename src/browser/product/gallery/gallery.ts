import { on } from '../../page/on.ts';
import { startHoverZoom } from './hover-zoom.ts';
import { afterKey, withinGallery } from './slide-position.ts';
import { startSwipe } from './swipe.ts';

export const GALLERY = '[data-gallery]';
const SLIDER = '[data-slider]';
export const TRIGGER = '.woocommerce-product-gallery__trigger';
const THUMB = `${GALLERY} [data-thumb-of]`;

/** @returns the slides in the order of the thumbnails */
export function slidesOf(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('[data-slide]')];
}

/** The large image of a slide, with its data attributes. */
export function imageOf(slide: Element): HTMLImageElement | null {
  return slide.querySelector<HTMLImageElement>('img[data-large_image]');
}

/** @returns the index of the shown slide, from 0 */
export function positionOf(gallery: Element): number {
  return Math.max(
    0,
    slidesOf(gallery).findIndex(({ inert }) => !inert),
  );
}

/** Neighbouring pictures are lazy and fetched before they are shown. */
function fetchAround(slides: readonly HTMLElement[], index: number): void {
  for (const slide of slides.slice(Math.max(0, index - 1), index + 2)) {
    const image = imageOf(slide);
    if (image !== null) image.loading = 'eager';
  }
}

function markThumb(gallery: Element, index: number): void {
  for (const thumb of gallery.querySelectorAll<HTMLElement>('[data-thumb-of]')) {
    const isCurrent = thumb.dataset.thumbOf === String(index);
    if (!isCurrent) thumb.removeAttribute('aria-current');
    else thumb.setAttribute('aria-current', 'true');
    if (isCurrent) bringIntoStrip(thumb);
  }
}

/** Scrolls the thumbnails without scrolling the page: by whole ones, as the strip would snap back from less. */
function bringIntoStrip(thumb: HTMLElement): void {
  const strip = thumb.closest('ul');
  if (strip === null) return;
  const seen = strip.getBoundingClientRect();
  const { left, right, width } = thumb.getBoundingClientRect();
  const outsidePx = Math.min(0, left - seen.left) || Math.max(0, right - seen.right);
  if (outsidePx === 0) return;
  const stepPx = width + Number.parseFloat(getComputedStyle(strip).columnGap);
  const movePx = Math.sign(outsidePx) * Math.ceil(Math.abs(outsidePx) / stepPx) * stepPx;
  strip.scrollTo({ left: strip.scrollLeft + movePx, behavior: 'smooth' });
}

/**
 * Moves to a slide; the gallery's height follows the picture's shape.
 *
 * @param index from 0, in the order of the thumbnails; clamped to the gallery
 * Source: spec §9 Gallery; GA-01, GA-03, GA-04, GA-07
 */
export function showPicture(gallery: Element, index: number): void {
  const slides = slidesOf(gallery);
  const stage = gallery.querySelector<HTMLElement>(SLIDER);
  const at = withinGallery(index, slides.length);
  const slide = slides[at];
  if (stage === null || slide === undefined) return;
  fetchAround(slides, at);
  stage.style.setProperty('--at', String(at));
  stage.style.setProperty('--ratio', slide.style.getPropertyValue('--ratio'));
  for (const one of slides) one.inert = one !== slide;
  markThumb(gallery, at);
  const trigger = gallery.querySelector<HTMLAnchorElement>(TRIGGER);
  const large = imageOf(slide)?.dataset.large_image;
  if (trigger !== null && large !== undefined) trigger.href = large;
}

/**
 * Shows a picture by its URL.
 *
 * @returns false when the gallery does not have it
 */
export function showPictureAt(gallery: Element, address: string): boolean {
  const index = slidesOf(gallery).findIndex((slide) => imageOf(slide)?.dataset.large_image === address);
  if (index !== -1) showPicture(gallery, index);
  return index !== -1;
}

function moveByKey(thumb: HTMLElement, event: KeyboardEvent): void {
  const gallery = thumb.closest(GALLERY);
  if (gallery === null) return;
  const thumbs = [...gallery.querySelectorAll<HTMLElement>('[data-thumb-of]')];
  const isRtl = getComputedStyle(gallery).direction === 'rtl';
  const target = afterKey(event.key, { at: thumbs.indexOf(thumb), total: thumbs.length, isRtl });
  if (target === null) return;
  event.preventDefault();
  thumbs[target]?.focus({ preventScroll: true });
  showPicture(gallery, target);
}

/** Only the shown slide is focusable; neighbours are fetched on the first interaction. */
function wake(gallery: Element): void {
  const slides = slidesOf(gallery);
  const first = Number(gallery.querySelector<HTMLElement>(SLIDER)?.style.getPropertyValue('--at') ?? 0);
  for (const [index, slide] of slides.entries()) slide.inert = index !== first;
  const turnTo = () => fetchAround(slides, positionOf(gallery));
  for (const sign of ['pointerenter', 'focusin', 'touchstart'])
    gallery.addEventListener(sign, turnTo, { once: true, passive: true });
}

/** Thumbnails, arrow keys and swipes change the slide. Without script the thumbnails open the large pictures. */
export function startGallery(): void {
  for (const gallery of document.querySelectorAll(GALLERY)) wake(gallery);
  on('click', THUMB, (thumb, event) => {
    const gallery = thumb.closest(GALLERY);
    if (gallery === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showPicture(gallery, Number(thumb.dataset.thumbOf));
  });
  on('keydown', THUMB, moveByKey);
  // Chromium leaves what is partly seen where it is.
  on('focusin', THUMB, bringIntoStrip);
  startSwipe(SLIDER, (stage) => {
    const gallery = stage.closest(GALLERY);
    if (gallery === null) return null;
    const total = slidesOf(gallery).length;
    return { at: positionOf(gallery), total, show: (index) => showPicture(gallery, index) };
  });
  startHoverZoom(`${GALLERY} [data-slide]`);
}
