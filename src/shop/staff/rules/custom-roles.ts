import { isBuiltInRole, RIGHTS, type Right, type Role, rightsOf } from './rights.ts';

/** Rights by subject, in the order of the form. Each is in one group. */
export const RIGHT_GROUPS = {
  orders: ['orders.see', 'orders.change', 'orders.refund', 'payments.see', 'payments.change'],
  customers: [
    'customers.see',
    'customers.change',
    'customers.erase',
    'forms.see',
    'forms.change',
    'forms.erase',
  ],
  products: ['products.see', 'products.change', 'costs.see', 'stock.change', 'reviews.moderate'],
  marketing: ['promotions.change', 'mails.see', 'mails.change', 'reports.see'],
  content: [
    'content.see',
    'content.change',
    'content.html',
    'media.change',
    'menus.change',
    'design.change',
    'redirects.change',
    'redirects.foreign',
  ],
  settings: [
    'settings.see',
    'settings.change',
    'delivery.change',
    'restrictions.change',
    'data-transfer.run',
    'jobs.see',
    'jobs.change',
    'audit.see',
  ],
  staff: ['staff.change', 'api-keys.change'],
} as const satisfies Readonly<Record<string, readonly Right[]>>;
export type RightGroup = keyof typeof RIGHT_GROUPS;

/**
 * Rights that a right requires: it is useless without them, or would reveal their data anyway. Editing or importing
 * products shows their costs, and the activity log contains every change.
 */
const REQUIRED: Partial<Readonly<Record<Right, readonly Right[]>>> = {
  'orders.change': ['orders.see'],
  'orders.refund': ['orders.see'],
  'payments.change': ['payments.see'],
  'customers.change': ['customers.see'],
  'customers.erase': ['customers.see'],
  'forms.change': ['forms.see'],
  'forms.erase': ['forms.see'],
  'products.change': ['products.see', 'costs.see'],
  'costs.see': ['products.see'],
  'stock.change': ['products.see'],
  'mails.change': ['mails.see'],
  'content.change': ['content.see'],
  'content.html': ['content.change'],
  'menus.change': ['content.see'],
  'redirects.foreign': ['redirects.change'],
  'settings.change': ['settings.see'],
  'data-transfer.run': ['products.change', 'stock.change'],
  'jobs.change': ['jobs.see'],
  'audit.see': ['orders.see', 'customers.see', 'costs.see'],
};

/** @returns the rights with all that they are of no use without, in their fixed order */
export function withRequired(rights: readonly Right[]): Right[] {
  const all = new Set<Right>();
  const add = (right: Right): void => {
    all.add(right);
    for (const required of REQUIRED[right] ?? []) add(required);
  };
  for (const right of rights) add(right);
  return RIGHTS.filter((right) => all.has(right));
}

/** @returns the rights without one, and without those that are of no use without it */
export function withoutRight(rights: readonly Right[], gone: Right): Right[] {
  return rights.filter((right) => !withRequired([right]).includes(gone));
}

/** The valid rights among the stored names; unknown names are ignored. */
export function parseRights(stored: readonly string[]): Right[] {
  return RIGHTS.filter((right) => stored.includes(right));
}

/** A role with what it may do. */
export type RoleRights = Readonly<{ role: Role; rights: readonly Right[] }>;

/**
 * Whether a member may grant or change a role, or manage its members: never beyond their own rights, and only owners
 * manage owners.
 */
export function mayGive(by: RoleRights, { role, rights }: RoleRights): boolean {
  if (by.role === 'owner') return true;
  return role !== 'owner' && rights.every((right) => by.rights.includes(right));
}

/** The rights of a role; a custom role has the stored ones, and none if it does not exist. */
export function rightsOfRole(role: Role, stored: readonly string[] | null): readonly Right[] {
  return isBuiltInRole(role) ? rightsOf(role) : parseRights(stored ?? []);
}
