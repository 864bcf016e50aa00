import { expect, it } from 'vitest';
import { getsMail } from './new-order-recipients.ts';
import { rightsOf } from './rights.ts';

const owner = { role: 'owner', rights: rightsOf('owner'), closedAt: null } as const;
const packer = { role: 'order-desk', rights: rightsOf('order-desk'), closedAt: null } as const;

it('RO-03 mails about new orders go to the roles that were chosen, the owner at first', () => {
  expect(getsMail(owner, null, ['owner'])).toBe(true);
  expect(getsMail(packer, null, ['owner'])).toBe(false);
  expect(getsMail(packer, null, ['owner', 'order-desk'])).toBe(true);
});

it('RO-03 one’s own choice about these mails counts more than one’s role', () => {
  expect(getsMail(owner, false, ['owner'])).toBe(false);
  expect(getsMail(packer, true, ['owner'])).toBe(true);
});

it('RO-03 who may not see orders, or is deactivated, gets no mail about them', () => {
  expect(
    getsMail({ ...owner, role: 'page-editor', rights: rightsOf('page-editor') }, true, ['page-editor']),
  ).toBe(false);
  expect(getsMail({ ...owner, closedAt: new Date(0) }, true, ['owner'])).toBe(false);
});

it('RO-03 a role of the shop’s own gets them when it is chosen and may see orders', () => {
  const role = 'role-3' as const;
  expect(getsMail({ role, rights: ['orders.see'], closedAt: null }, null, ['owner', role])).toBe(true);
  expect(getsMail({ role, rights: ['products.see'], closedAt: null }, null, ['owner', role])).toBe(false);
});
