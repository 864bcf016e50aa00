import { describe, expect, it } from 'vitest';
import { type CheckoutDraft, checkDraft, EMPTY_DRAFT, FIELDS, readDraft } from './form.ts';

const good: CheckoutDraft = {
  ...EMPTY_DRAFT,
  email: 'sara@example.com',
  phone: '050 123 4567',
  firstName: 'Sara',
  lastName: 'N.',
  area: 'Al Safa',
  building: 'Villa 14',
  street: 'Street 12, Al Safa',
  emirate: 'DU',
  delivery: 'free:2',
  payment: 'cod',
  age: '1',
  terms: '1',
};

describe('the checkout form', () => {
  it('CO-02 has no postcode', () => {
    expect(Object.values(FIELDS).filter((name) => /post|zip/.test(name))).toEqual([]);
  });

  it('CO-02 accepts only the seven emirates', () => {
    expect(checkDraft({ ...good, emirate: 'UQ' }, true).ok).toBe(true);
    expect(checkDraft({ ...good, emirate: 'XX' }, true)).toMatchObject({
      problems: { emirate: 'emirate-missing' },
    });
  });

  it('CO-03 normalises the mobile number', () => {
    expect(checkDraft({ ...good, phone: '٠٥٠١٢٣٤٥٦٧' }, true)).toMatchObject({
      form: { phone: '+971501234567' },
    });
    expect(checkDraft({ ...good, phone: '04 000' }, true)).toMatchObject({
      problems: { phone: 'phone-wrong' },
    });
  });

  it('CO-04 requires the age confirmation where it applies', () => {
    expect(checkDraft({ ...good, age: '' }, true)).toEqual({ ok: false, problems: { age: 'age-missing' } });
    expect(checkDraft({ ...good, age: '' }, false).ok).toBe(true);
  });

  it('names all missing fields at once', () => {
    const checked = checkDraft(EMPTY_DRAFT, true);
    expect(Object.keys(checked.ok ? {} : checked.problems).sort()).toEqual(
      [
        'age',
        'area',
        'building',
        'delivery',
        'email',
        'emirate',
        'firstName',
        'lastName',
        'payment',
        'phone',
        'street',
        'terms',
      ].sort(),
    );
  });

  it('reads fields by their wire names and ignores files', () => {
    const sent = new Map<string, unknown>([
      ['billing_first_name', 'Sara'],
      ['billing_email', ['x']],
      ['terms', '1'],
    ]);
    expect(readDraft(sent)).toMatchObject({ firstName: 'Sara', email: '', terms: '1' });
  });
});

it('CO-01 truncates long texts between characters', () => {
  const draft = readDraft({ get: (name) => (name === 'order_comments' ? `${'a'.repeat(1999)}😀` : '') });
  expect(draft.note).toBe('a'.repeat(1999));
});
