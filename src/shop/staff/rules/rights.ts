/** All rights. `see` allows reading, the others changing. */
export const RIGHTS = [
  'orders.see',
  'orders.change',
  'orders.refund',
  'customers.see',
  'customers.change',
  'customers.erase',
  'products.see',
  'products.change',
  'costs.see',
  'stock.change',
  'reviews.moderate',
  'promotions.change',
  'content.see',
  'content.change',
  'content.html',
  'media.change',
  'menus.change',
  'design.change',
  'redirects.change',
  'redirects.foreign',
  'forms.see',
  'forms.change',
  'forms.erase',
  'mails.see',
  'mails.change',
  'payments.see',
  'payments.change',
  'delivery.change',
  'restrictions.change',
  'reports.see',
  'data-transfer.run',
  'jobs.see',
  'jobs.change',
  'settings.see',
  'settings.change',
  'staff.change',
  'api-keys.change',
  'audit.see',
] as const;
export type Right = (typeof RIGHTS)[number];

export const ROLES = ['owner', 'manager', 'order-desk', 'catalogue-editor', 'page-editor'] as const;
export type BuiltInRole = (typeof ROLES)[number];
/** A role of the shop's own, by its number. */
export type CustomRole = `role-${number}`;
export type Role = BuiltInRole | CustomRole;

const OWN_ROLE = /^role-[1-9]\d{0,9}$/;

export function isCustomRole(role: unknown): role is CustomRole {
  return typeof role === 'string' && OWN_ROLE.test(role);
}

export function isBuiltInRole(role: unknown): role is BuiltInRole {
  return ROLES.some((known) => known === role);
}

/** The role that an invitation kept. */
export function roleOf(stored: unknown): Role {
  return isCustomRole(stored) ? stored : (ROLES.find((role) => role === stored) ?? 'order-desk');
}

const KEPT_FROM_MANAGERS: readonly Right[] = ['staff.change', 'api-keys.change'];

/** The written list of what each role may do. Source: RO-03 */
const RIGHTS_OF: Readonly<Record<BuiltInRole, readonly Right[]>> = {
  owner: RIGHTS,
  manager: RIGHTS.filter((right) => !KEPT_FROM_MANAGERS.includes(right)),
  'order-desk': [
    'orders.see',
    'orders.change',
    'orders.refund',
    'customers.see',
    'customers.change',
    'products.see',
    'payments.see',
    'forms.see',
    'forms.change',
    'mails.see',
  ],
  'catalogue-editor': [
    'products.see',
    'products.change',
    'costs.see',
    'stock.change',
    'reviews.moderate',
    'media.change',
    'content.see',
    'data-transfer.run',
  ],
  'page-editor': [
    'content.see',
    'content.change',
    'media.change',
    'menus.change',
    'redirects.change',
    'products.see',
    'forms.see',
    'forms.change',
  ],
};

/** @returns the rights of a built-in role */
export function rightsOf(role: BuiltInRole): readonly Right[] {
  return RIGHTS_OF[role];
}
