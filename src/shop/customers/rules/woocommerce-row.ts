import { type Emirate, parseEmirate } from '#kernel/address/emirate.ts';
import { parseMobile } from '#kernel/address/phone.ts';
import { firstNonEmpty, headerOf, parseExported, type ReadRow } from '#kernel/data-transfer/import-rows.ts';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { cutText } from '#kernel/text/cut-text.ts';

/** A customer of another shop. */
export type ImportedCustomer = Readonly<{
  oldId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  /** Null if it is not a deliverable address. */
  address: Readonly<{ emirate: Emirate; area: string; street: string; building: string }> | null;
  createdAt: string;
}>;

/** Columns by what exports of customers call them; the first that has something in it counts. */
const NAMES = {
  id: ['customer_id', 'user_id', 'id'],
  email: ['user_email', 'email', 'customer_email', 'billing_email', 'billing email'],
  firstName: ['first_name', 'billing_first_name', 'first name', 'billing first name'],
  lastName: ['last_name', 'billing_last_name', 'last name', 'billing last name'],
  phone: ['billing_phone', 'phone', 'billing phone'],
  company: ['billing_company', 'company', 'billing company'],
  emirate: ['billing_state', 'state', 'billing state'],
  area: ['billing_city', 'city', 'billing city'],
  street: ['billing_address_1', 'address_1', 'billing address 1'],
  building: ['billing_address_2', 'address_2', 'billing address 2'],
  date: ['user_registered', 'date_created_gmt', 'date_registered', 'date_created', 'registered'],
  role: ['roles', 'role'],
} as const;

/** The columns that identify a table of customers. */
export const CUSTOMER_COLUMNS = [NAMES.email, [...NAMES.firstName, ...NAMES.date]];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST = { email: 254, name: 60, company: 120, area: 80, street: 160, building: 120 };

type Read = (field: keyof typeof NAMES) => string;

function addressOf(read: Read): ImportedCustomer['address'] {
  const emirate = parseEmirate(read('emirate'));
  const [area, street] = [read('area'), read('street')];
  if (emirate === null || area === '' || street === '') return null;
  return {
    emirate,
    area: cutText(area, LONGEST.area),
    street: cutText(street, LONGEST.street),
    building: cutText(read('building') || '-', LONGEST.building),
  };
}

/** Fields with invalid values, and why. */
function faultsOf(read: Read): [field: keyof typeof NAMES, reason: string][] {
  const email = read('email');
  const checks: [keyof typeof NAMES, string, boolean][] = [
    ['email', 'missing', email === ''],
    ['email', 'not-an-email', email !== '' && (email.length > LONGEST.email || !EMAIL.test(email))],
    ['role', 'not-a-customer', !['', 'customer', 'subscriber'].includes(read('role').toLowerCase())],
    ['date', 'not-a-date', read('date') !== '' && parseExported(read('date')) === null],
  ];
  return checks.flatMap(([field, reason, isWrong]) => (isWrong ? [[field, reason]] : []));
}

/**
 * Reads one customer, with the refused cells; a phone number that is not valid in the UAE is dropped with a warning.
 * Source: BO-03
 */
export function readCustomerRow(source: SourceRow): ReadRow<ImportedCustomer> {
  const read: Read = (field) => firstNonEmpty(source, NAMES[field]);
  const refused = faultsOf(read).map(([field, reason]) => ({
    line: source.line,
    column: headerOf(source, NAMES[field]),
    value: read(field),
    reason,
  }));
  if (refused.length > 0) return { row: null, refused };
  const [email, typed] = [read('email').toLowerCase(), read('phone')];
  const phone = typed === '' ? '' : parseMobile(typed);
  const row = {
    oldId: read('id'),
    email,
    firstName: cutText(read('firstName'), LONGEST.name),
    lastName: cutText(read('lastName'), LONGEST.name),
    phone: phone ?? '',
    company: cutText(read('company'), LONGEST.company),
    address: addressOf(read),
    createdAt: (parseExported(read('date')) ?? new Date(0)).toISOString(),
  };
  return { row, refused, warnings: phone === null ? [{ key: email, kind: 'phone', value: typed }] : [] };
}
