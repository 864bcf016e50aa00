/**
 * Marks the header of a scrolled page, which blurs the content under it. At the top there is nothing to blur, and a
 * blur is half of the drawing time without a graphics card.
 */
export function startHeaderBlur(): void {
  const header = document.querySelector('.j-header');
  if (header === null) return;
  const update = () => header.classList.toggle('is-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
