import { expect, it } from 'vitest';
import { type NewCustomerDraft, parseNewCustomer } from './new-customer.ts';

const draft: NewCustomerDraft = {
  first_name: 'Sara',
  last_name: 'N.',
  email: 'sara@example.com',
  phone: '050 123 4567',
  language: 'ar',
  note: '',
  consent_source: '',
  hasConsent: false,
  tags: [],
  address: null,
};

const ADDRESS = {
  billing_state: 'DU',
  billing_city: 'Al Safa',
  billing_address_1: 'Street 12',
  billing_address_2: 'Villa 14',
};

function problemsOf(change: Partial<NewCustomerDraft>) {
  const parsed = parseNewCustomer({ ...draft, ...change });
  return parsed.ok ? {} : parsed.problems;
}

it('CU-03 a customer added by staff has a name and an email; everything else may be empty', () => {
  expect(parseNewCustomer({ ...draft, phone: '', last_name: '' })).toMatchObject({
    ok: true,
    form: { firstName: 'Sara', email: 'sara@example.com', phone: '', consentSource: null, address: null },
  });
  expect(problemsOf({ first_name: ' ', email: 'sara', phone: '12', language: 'fr' })).toEqual({
    first_name: 'first-name-missing',
    email: 'email-wrong',
    phone: 'phone-wrong',
    language: 'language-wrong',
  });
});

it('CU-01 marketing consent needs its source', () => {
  expect(problemsOf({ hasConsent: true })).toEqual({ consent_source: 'consent-source-missing' });
  expect(parseNewCustomer({ ...draft, hasConsent: true, consent_source: 'By phone' })).toMatchObject({
    form: { consentSource: 'By phone' },
  });
  expect(parseNewCustomer({ ...draft, consent_source: 'By phone' })).toMatchObject({
    form: { consentSource: null },
  });
});

it('CU-02 an address has the customer’s name and needs a phone', () => {
  expect(parseNewCustomer({ ...draft, address: ADDRESS })).toMatchObject({
    form: { address: { firstName: 'Sara', phone: '+971501234567', emirate: 'DU', isDefault: true } },
  });
  expect(problemsOf({ address: { ...ADDRESS, billing_city: '' }, phone: '' })).toEqual({
    billing_city: 'area-missing',
    phone: 'phone-missing',
  });
});
