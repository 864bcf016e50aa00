/** Scrolls the account navigation, wider than a phone, to the current page. */
export function startAccountMenu(): void {
  const own = document.querySelector('.woocommerce-MyAccount-navigation .is-active');
  const list = own?.parentElement;
  if (!(own instanceof HTMLElement) || !list) return;
  const [around, place] = [list.getBoundingClientRect(), own.getBoundingClientRect()];
  list.scrollBy({ left: place.left + place.width / 2 - (around.left + around.width / 2) });
}
