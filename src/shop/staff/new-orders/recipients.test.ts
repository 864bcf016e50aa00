import { expect, it } from 'vitest';
import { getsMail } from './recipients.ts';

const owner = { role: 'owner', closedAt: null } as const;
const packer = { role: 'order-desk', closedAt: null } as const;

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
  expect(getsMail({ role: 'page-editor', closedAt: null }, true, ['page-editor'])).toBe(false);
  expect(getsMail({ role: 'owner', closedAt: new Date(0) }, true, ['owner'])).toBe(false);
});
