/**
 * Marks the header of a page that is scrolled, which blurs the content under it. At the top of a page there is none, and
 * a blur is half of what a browser without a graphics card draws.
 */
export function startHeaderBlur(): void {
  const header = document.querySelector('.j-header');
  if (header === null) return;
  const update = () => header.classList.toggle('is-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
