const FINE = '(hover: hover) and (pointer: fine)';

/** The image chosen for the slide is too small to zoom. */
function fetchLarge(slide: Element, widthPx: number): void {
  for (const one of slide.querySelectorAll('source, img[sizes]')) one.setAttribute('sizes', `${widthPx}px`);
}

function enter(slide: HTMLElement): void {
  const largePx = Number(
    slide.querySelector<HTMLElement>('img[data-large_image]')?.dataset.large_image_width,
  );
  const stagePx = slide.clientWidth;
  if (!(largePx > stagePx)) {
    delete slide.dataset.zooms;
    return;
  }
  slide.dataset.zooms = '';
  slide.style.setProperty('--zoom', (largePx / stagePx).toFixed(3));
  fetchLarge(slide, largePx);
}

function follow(slide: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = slide.getBoundingClientRect();
  const percent = (part: number, whole: number) =>
    `${(Math.min(1, Math.max(0, part / whole)) * 100).toFixed(1)}%`;
  slide.style.setProperty('--look-x', percent(clientX - left, width));
  slide.style.setProperty('--look-y', percent(clientY - top, height));
}

/**
 * Zooms a picture under the mouse to its own size when it is larger than shown; the stylesheet does the rest.
 *
 * Source: spec §9 Zoom; GA-10
 */
export function startHoverZoom(selector: string): void {
  if (!matchMedia(FINE).matches) return;
  for (const slide of document.querySelectorAll<HTMLElement>(selector)) {
    slide.addEventListener('pointerenter', () => enter(slide));
    slide.addEventListener('pointermove', (event) => follow(slide, event));
  }
}
