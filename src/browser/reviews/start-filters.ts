import { importPart } from '../page/load-part.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';

/** Filters, sorting and pages of reviews change them in place; their part is loaded when one is first pressed. */
export function startReviewFilters(): void {
  on('click', '#reviews a[data-refines], #comments a.page-numbers', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    importPart('reviews', () => import('./refine-reviews.ts'))
      .then(({ refineReviews }) => refineReviews(link.href, 'push'))
      .catch(() => location.assign(link.href));
  });
}
