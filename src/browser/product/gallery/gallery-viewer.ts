import { on } from '../../page/on.ts';
import { openViewer } from '../../viewer/open-viewer.ts';
import type { ViewerPicture } from '../../viewer/picture.ts';
import { GALLERY, imageOf, positionOf, showPicture, slidesOf, TRIGGER } from './gallery.ts';

const OPENERS = `${GALLERY} ${TRIGGER}, ${GALLERY} [data-slide] > a`;

function toViewerPicture(slide: Element): ViewerPicture[] {
  const image = imageOf(slide);
  if (image === null) return [];
  const { large_image: src = image.src, large_image_width, large_image_height, caption } = image.dataset;
  return [
    {
      src,
      widthPx: Number(large_image_width) || null,
      heightPx: Number(large_image_height) || null,
      alt: image.alt,
      title: caption || image.title,
      description: '',
    },
  ];
}

/** Opens the viewer at the gallery's picture; on close the gallery shows the picture seen last. */
function openLarge(opener: HTMLElement, event: MouseEvent): void {
  const gallery = opener.closest<HTMLElement>(GALLERY);
  if (gallery === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void openViewer({
    pictures: slidesOf(gallery).flatMap(toViewerPicture),
    index: positionOf(gallery),
    canShare: gallery.dataset.viewerShare !== undefined,
    opener: gallery.querySelector<HTMLElement>(TRIGGER) ?? opener,
    onClose: (index) => showPicture(gallery, index),
  });
}

/** A link with the button role is also activated by Space. */
function pressBySpace(trigger: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  trigger.click();
}

/** Opens the pictures of a product in the viewer. Without script the links open the large picture. */
export function startGalleryViewer(): void {
  on('click', OPENERS, openLarge);
  on('keydown', TRIGGER, pressBySpace);
}
