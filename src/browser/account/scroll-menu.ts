/** Scrolls the account navigation, wider than a phone, to the current page. */
export function startAccountMenu(): void {
  const active = document.querySelector('.woocommerce-MyAccount-navigation .is-active');
  const list = active?.parentElement;
  if (!(active instanceof HTMLElement) || !list) return;
  const [outer, place] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
  list.scrollBy({ left: place.left + place.width / 2 - (outer.left + outer.width / 2) });
}
