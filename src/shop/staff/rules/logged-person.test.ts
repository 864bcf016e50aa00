import { expect, it } from 'vitest';
import { personPattern } from '#kernel/text/person-pattern.ts';
import {
  personalColumns,
  withoutFiltersNaming,
  withoutInput,
  withoutPart,
  withoutPerson,
} from './logged-person.ts';

const person = { emails: ['sara.n@example.com'], phones: ['+971501234567'] };
const contacts = new RegExp(personPattern(person) ?? '', 'i');
const naming = { contacts, names: null };

it('CU-03 logged input keeps numbers, not texts', () => {
  const input = { id: 7, isInvited: true, address: { street: 'Al Wasl Road' }, tags: ['vip'], note: null };
  expect(withoutInput(input)).toEqual({
    id: 7,
    isInvited: true,
    address: { street: '…' },
    tags: ['…'],
    note: null,
  });
});

it('CU-03 a logged row keeps values that are not personal', () => {
  const row = { status: 'shipped', email: 'x', note: '', address: { area: 'Al Safa' }, total_minor: 100 };
  expect(withoutPerson(row, { columns: personalColumns('shop_order', ['id']), ...naming })).toEqual({
    status: 'shipped',
    email: '…',
    note: '',
    address: '…',
    total_minor: 100,
  });
  const setting = { value: { to: ['sara.n@example.com', 'shop@example.com'] } };
  expect(withoutPerson(setting, { columns: personalColumns('setting', ['id']), ...naming })).toEqual({
    value: { to: ['…', 'shop@example.com'] },
  });
  expect(withoutPerson(null, { columns: personalColumns('setting', ['id']), ...naming })).toBeNull();
});

it('CU-03 a row of another person loses only values that name the erased one', () => {
  const row = { first_name: 'Ali', phone: '+971501234567', email: 'ali@example.com' };
  expect(withoutPerson(row, { columns: personalColumns('customer', []), ...naming })).toEqual({
    ...row,
    phone: '…',
  });
  const card = { recipient_name: 'Sara', sender_name: 'Ali', buyer_email: 'ali@example.com' };
  expect(
    withoutPerson(card, { columns: personalColumns('gift_card', ['recipient_email']), ...naming }),
  ).toEqual({ ...card, recipient_name: '…' });
});

it('CU-03 logged input keeps the parts about others', () => {
  const ali = { email: 'ali@example.com', name: 'Ali', phone: '050 123 4567' };
  const input = { note: 'Two friends', people: [ali, { email: 'Sara.N@example.com', name: 'Sara' }] };
  expect(withoutPart(input, { emails: person.emails, ...naming })).toEqual({
    note: 'Two friends',
    people: [
      { ...ali, phone: '…' },
      { email: '…', name: '…' },
    ],
  });
});

it('CU-03 saved filters keep those that do not name the person', () => {
  expect(withoutFiltersNaming('q=050+123+4567&status=pending&tag=vip', contacts)).toBe(
    'status=pending&tag=vip',
  );
  expect(withoutFiltersNaming('q=sara.n%40example.com', contacts)).toBeNull();
});

it('CU-03 only the name is removed, where names are searched', () => {
  const names = personPattern({ emails: [], phones: [], names: ['Sara Haddad'] });
  const row = { text: 'For Sara Haddad, ring twice', author: 'Mona' };
  const about = { columns: [], contacts };
  expect(withoutPerson(row, { ...about, names })).toEqual({ ...row, text: 'For …, ring twice' });
  expect(withoutPerson(row, { ...about, names: null })).toEqual(row);
  const input = { text: 'To Sara Haddad', ids: [1] };
  expect(withoutPart(input, { emails: [], contacts, names })).toEqual({ ...input, text: 'To …' });
});
