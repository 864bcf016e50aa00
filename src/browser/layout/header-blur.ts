/**
 * Blurs what is under the sticky header only while something is: at the top of a page nothing is, and a blur is half of
 * what a browser without a graphics card draws.
 */
export function startHeaderBlur(): void {
  const header = document.querySelector('.j-header');
  if (header === null) return;
  const update = () => header.classList.toggle('is-over', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
