import { openQuickAdd } from './quick-add.ts';
import { chooseSwatch } from './swatches.ts';

/**
 * A pressed swatch or button of a card.
 *
 * @returns rejects where the sheet cannot be shown
 */
export function pressCard(link: HTMLAnchorElement): Promise<void> {
  return link.dataset.swatch === undefined ? openQuickAdd(link) : chooseSwatch(link);
}
