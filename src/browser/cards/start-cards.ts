import { importPart } from '../page/load-part.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { startSwatchKeys } from './swatch-keys.ts';

/**
 * Swatches show their colour in the card, and the button of a product with options opens its sheet. Their part is
 * loaded when one is first pressed; where that fails, the link is followed.
 */
export function startCards(): void {
  on('click', 'a[data-swatch], a[data-quick-add]', (link, event) => {
    if (!isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    importPart('cards', () => import('./cards-part.ts'))
      .then(({ pressCard }) => pressCard(link))
      .catch(() => location.assign(link.href));
  });
  startSwatchKeys();
}
