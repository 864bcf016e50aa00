import { on } from '../page/on.ts';

const GALLERY = '[data-gallery]';

/**
 * Brings one picture of a gallery onto its stage.
 *
 * @param index from 0, in the order of the thumbnails
 */
export function showPicture(gallery: Element, index: number): void {
  for (const slide of gallery.querySelectorAll<HTMLElement>('[data-slide]')) {
    slide.hidden = slide.dataset.slide !== String(index);
  }
  for (const thumb of gallery.querySelectorAll<HTMLElement>('[data-thumb-of]')) {
    if (thumb.dataset.thumbOf === String(index)) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
}

/**
 * Brings a picture by its address.
 *
 * @returns false when the gallery does not hold it
 */
export function showPictureAt(gallery: Element, address: string): boolean {
  const links = [...gallery.querySelectorAll<HTMLElement>('[data-slide] > a')];
  const index = links.findIndex((link) => link.dataset.large_image === address);
  if (index !== -1) showPicture(gallery, index);
  return index !== -1;
}

/** Thumbnails put their picture on the stage. Without script they open the large one. */
export function startGallery(): void {
  on('click', `${GALLERY} [data-thumb-of]`, (thumb, event) => {
    const gallery = thumb.closest(GALLERY);
    if (gallery === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showPicture(gallery, Number(thumb.dataset.thumbOf));
  });
}
