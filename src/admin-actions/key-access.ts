import { RIGHTS_DENIED_TO_KEYS } from '#shop/staff/rules/api-keys.ts';
import { type Need, rightsNeeded } from './action.ts';

/**
 * Actions closed to API keys regardless of rights: personal settings and drafts, actions that reveal secrets, links
 * that grant access, and uploads and downloads, which have their own URLs.
 */
const CLOSED: ReadonlySet<string> = new Set([
  'coming-soon.make-link',
  'consent.export',
  'customers.export-list',
  'data-transfer.export',
  'data-transfer.rejected',
  'data-transfer.take',
  'design.add-font',
  'entries.export',
  'entries.file',
  'entries.webhook-secret',
  'media.add',
  'orders.delete-draft',
  'orders.draft',
  'orders.drafts',
  'orders.export',
  'orders.mentionable',
  'orders.save-draft',
  'orders.unseen',
  'products.export',
  'subscribers.export',
]);
const CLOSED_AREAS = ['editor.', 'self.', 'notifications.', 'views.', 'staff.', 'roles.', 'api-keys.'];

/** Whether an API key with the needed right may call an action. */
export function isOpenToKeys(name: string, need: Need): boolean {
  const needed = rightsNeeded(need);
  if (needed === null || needed.every((right) => RIGHTS_DENIED_TO_KEYS.includes(right))) return false;
  return !CLOSED.has(name) && !CLOSED_AREAS.some((area) => name.startsWith(area));
}
