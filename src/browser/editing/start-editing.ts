import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import { importPart } from '../page/load-part.ts';

/** Loads edit links for signed-in staff; other visitors load nothing. */
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
