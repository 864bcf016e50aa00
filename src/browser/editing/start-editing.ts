import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { importPart } from '../page/load-part.ts';

/** For staff who are signed in, links to what they may edit of the page. Everybody else loads nothing for it. */
export function startEditing(): void {
  if (!document.cookie.split('; ').includes(`${STAFF_HINT}=1`)) return;
  importPart('edit-links', () => import('./edit-links.ts'))
    .then(({ showEditLinks }) => showEditLinks())
    .catch((cause: unknown) => console.error('Loading chunk failed: edit-links', cause));
  if (document.documentElement.dataset.comingSoon === undefined) return;
  importPart('coming-soon-banner', () => import('./coming-soon-banner.ts'))
    .then(({ showComingSoonBanner }) => showComingSoonBanner())
    .catch((cause: unknown) => console.error('Loading chunk failed: coming-soon-banner', cause));
}
