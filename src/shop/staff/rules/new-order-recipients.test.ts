import { expect, it } from 'vitest';
import { getsMail } from './new-order-recipients.ts';
import { rightsOf } from './rights.ts';

const owner = { role: 'owner', rights: rightsOf('owner'), closedAt: null } as const;
const packer = { role: 'order-desk', rights: rightsOf('order-desk'), closedAt: null } as const;

it('RO-03 mails about new orders go to the chosen roles, by default the owner', () => {
  expect(getsMail(owner, null, ['owner'])).toBe(true);
  expect(getsMail(packer, null, ['owner'])).toBe(false);
  expect(getsMail(packer, null, ['owner', 'order-desk'])).toBe(true);
});

it('RO-03 a member’s own choice overrides the role', () => {
  expect(getsMail(owner, false, ['owner'])).toBe(false);
  expect(getsMail(packer, true, ['owner'])).toBe(true);
});

it('RO-03 members without the orders right and deactivated ones get no mail', () => {
  expect(
    getsMail({ ...owner, role: 'page-editor', rights: rightsOf('page-editor') }, true, ['page-editor']),
  ).toBe(false);
  expect(getsMail({ ...owner, closedAt: new Date(0) }, true, ['owner'])).toBe(false);
});

it('RO-03 a custom role gets them when chosen and allowed to see orders', () => {
  const role = 'role-3' as const;
  expect(getsMail({ role, rights: ['orders.see'], closedAt: null }, null, ['owner', role])).toBe(true);
  expect(getsMail({ role, rights: ['products.see'], closedAt: null }, null, ['owner', role])).toBe(false);
});
