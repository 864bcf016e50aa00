/** The account's menu is wider than a phone: it begins at the page one stands on. */
export function startOwnPlace(): void {
  const own = document.querySelector('.woocommerce-MyAccount-navigation .is-active');
  const list = own?.parentElement;
  if (!(own instanceof HTMLElement) || !list) return;
  const [around, place] = [list.getBoundingClientRect(), own.getBoundingClientRect()];
  list.scrollBy({ left: place.left + place.width / 2 - (around.left + around.width / 2) });
}
