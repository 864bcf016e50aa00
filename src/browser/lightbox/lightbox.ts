import { isPictureAddress } from '#kernel/web/addresses/picture-address.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { openViewer } from '../viewer/open-viewer.ts';
import type { ViewerPicture } from '../viewer/picture.ts';

/** Pictures of one group are browsed together: those of an article, of one review, of a gallery or of a popup. */
const GROUP = '.entry-content, .j-review, [data-lightbox], dialog, main';
const GALLERY = '[data-gallery]';

function isPictureLink(link: HTMLAnchorElement): boolean {
  const isPlain = link.closest(GALLERY) === null && !link.hasAttribute('download');
  return isPlain && link.querySelector('img') !== null && isPictureAddress(link);
}

function pictureLinks(container: Element): HTMLAnchorElement[] {
  const links = [...container.querySelectorAll('a')].filter(isPictureLink);
  return links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index);
}

/** Title and description from the link, or the alternative text of the small image. */
function toViewerPicture(link: HTMLAnchorElement): ViewerPicture {
  const { title, caption, description = '', large_image_width, large_image_height } = link.dataset;
  const image = link.querySelector('img');
  return {
    src: link.getAttribute('href') ?? '',
    widthPx: Number(large_image_width) || null,
    heightPx: Number(large_image_height) || null,
    alt: image?.alt ?? '',
    title: title || caption || image?.title || '',
    description,
  };
}

/**
 * Opens pictures linked to a larger file in the lightbox, with title and description, on every page. Without
 * script the link opens the file.
 *
 * Source: spec §2 and §9 Site-wide lightbox; LB-01, LB-02, LB-03
 */
export function startLightbox(): void {
  on('click', 'a[href]', (link, event) => {
    const isOthers = !isPlainClick(event) || event.defaultPrevented;
    if (isOthers || !(link instanceof HTMLAnchorElement) || !isPictureLink(link)) return;
    event.preventDefault();
    const links = pictureLinks(link.closest(GROUP) ?? document.body);
    const index = links.findIndex(({ href }) => href === link.href);
    void openViewer({
      pictures: links.map(toViewerPicture),
      index: Math.max(0, index),
      canShare: true,
      opener: link,
    });
  });
}
