import { isAnchor, readLinkHash } from '#kernel/web/addresses/link-hash.ts';
import { on } from './on.ts';

/**
 * A hash that is no anchor leads nowhere.
 *
 * Source: spec §5 Anchor links; LA-09
 */
export function startAnchors(): void {
  on('click', 'a[href^="#"]', (link, click) => {
    const hash = link.getAttribute('href') ?? '';
    if (hash !== '#' && !isAnchor(hash) && readLinkHash(hash) === null) click.preventDefault();
  });
}
