import { KEPT_FROM_KEYS } from '#shop/staff/rules/api-keys.ts';
import { type Need, rightsNeeded } from './action.ts';

/**
 * What no API key reaches although a right covers it: one's own choices and drafts, secrets that are shown, links that let people
 * in, and what takes or gives files, which have addresses of their own.
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

/** Whether an API key may ask for an action, if it has the right that it needs. */
export function isOpenToKeys(name: string, need: Need): boolean {
  const needed = rightsNeeded(need);
  if (needed === null || needed.every((right) => KEPT_FROM_KEYS.includes(right))) return false;
  return !CLOSED.has(name) && !CLOSED_AREAS.some((area) => name.startsWith(area));
}
