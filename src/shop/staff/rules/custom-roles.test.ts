import { expect, it } from 'vitest';
import { mayGive, RIGHT_GROUPS, rightsOfRole, withoutRight, withRequired } from './custom-roles.ts';
import { RIGHTS, ROLES, rightsOf } from './rights.ts';

it('RO-03 every right is in one group of the form', () => {
  expect(Object.values(RIGHT_GROUPS).flat().toSorted()).toEqual([...RIGHTS].toSorted());
});

it('RO-03 a right adds the rights it depends on, and is removed with them', () => {
  expect(withRequired(['content.html'])).toEqual(['content.see', 'content.change', 'content.html']);
  expect(withRequired(['data-transfer.run'])).toEqual(
    expect.arrayContaining(['products.see', 'products.change', 'costs.see', 'stock.change']),
  );
  expect(withoutRight(['content.see', 'content.change', 'content.html', 'jobs.see'], 'content.see')).toEqual([
    'jobs.see',
  ]);
});

it.each(ROLES)('RO-03 the built-in role %s has the rights that its rights depend on', (role) => {
  expect(withRequired(rightsOf(role))).toEqual(RIGHTS.filter((right) => rightsOf(role).includes(right)));
});

it('RO-03 staff can assign only their own rights, and only owners can make owners', () => {
  const all = { role: 'role-1', rights: RIGHTS } as const;
  const owner = { role: 'owner', rights: RIGHTS } as const;
  const some = { role: 'role-2', rights: ['orders.see'] } as const;
  expect([mayGive(owner, owner), mayGive(all, owner), mayGive(all, some)]).toEqual([true, false, true]);
  expect(mayGive(some, { role: 'role-3', rights: ['orders.see', 'orders.change'] })).toBe(false);
});

it('RO-03 a deleted role and an unknown right grant nothing', () => {
  expect(rightsOfRole('role-9', null)).toEqual([]);
  expect(rightsOfRole('role-9', ['orders.see', 'orders.everything'])).toEqual(['orders.see']);
});
