import { on } from '../page/on.ts';
import { prefersStillness } from '../page/motion.ts';

const GALLERY = '.woocommerce-product-gallery';
const STAGE = '.woocommerce-product-gallery__wrapper';

function picturesOf(gallery: Element): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')];
}

function mark(gallery: Element, shown: number): void {
  gallery.querySelectorAll('[data-picture]').forEach((thumb, index) => {
    if (index === shown) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  });
}

/** How far a picture stands from the stage's edge; right in both reading directions. */
function distancePx(stage: Element, picture: Element): number {
  return picture.getBoundingClientRect().left - stage.getBoundingClientRect().left;
}

/**
 * Brings one picture of a gallery onto its stage.
 *
 * @param index from 0, in the order of the thumbnails
 */
export function showPicture(gallery: Element, index: number): void {
  const stage = gallery.querySelector(STAGE);
  const picture = picturesOf(gallery)[index];
  if (stage === null || picture === undefined) return;
  stage.scrollBy({ left: distancePx(stage, picture), behavior: prefersStillness() ? 'instant' : 'smooth' });
  mark(gallery, index);
}

function follow(gallery: Element, stage: Element): void {
  const distances = picturesOf(gallery).map((picture) => Math.abs(distancePx(stage, picture)));
  mark(gallery, distances.indexOf(Math.min(...distances)));
}

/** Thumbnails move the stage; a swiped stage marks its thumbnail. Without script they open the large picture. */
export function startGallery(): void {
  on('click', `${GALLERY} [data-picture]`, (thumb, event) => {
    const gallery = thumb.closest(GALLERY);
    if (gallery === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showPicture(gallery, Number(thumb.dataset.picture));
  });
  for (const stage of document.querySelectorAll(`${GALLERY} ${STAGE}`)) {
    const gallery = stage.closest(GALLERY);
    if (gallery !== null) stage.addEventListener('scrollend', () => follow(gallery, stage));
  }
}
