import { expect, it } from 'vitest';
import { type ProfileDraft, parseProfile } from './profile-form.ts';

const TYPED: ProfileDraft = {
  account_first_name: 'Sara',
  account_last_name: 'Noor',
  account_display_name: '',
  account_email: 'sara@example.com',
  account_phone: '050 123 4567',
  account_company: '',
  account_trn: '',
  account_language: 'ar',
  account_marketing: '1',
  password_current: '',
  password_1: '',
  password_2: '',
};

it('AC-01 details change without the password', () => {
  expect(parseProfile(TYPED)).toMatchObject({
    ok: true,
    form: { phone: '+971501234567', language: 'ar', wantsOffers: true, password: null },
  });
});

it('AC-01 a new password needs the current one and its confirmation', () => {
  const problemsOf = (more: Partial<ProfileDraft>) => {
    const parsed = parseProfile({ ...TYPED, ...more });
    return parsed.ok ? {} : parsed.problems;
  };
  expect(problemsOf({ password_1: 'glowing ember', password_2: 'glowing ember' })).toEqual({
    password_current: 'password-current-missing',
  });
  expect(problemsOf({ password_current: 'x', password_1: 'glowing ember', password_2: 'glowing' })).toEqual({
    password_2: 'password-differs',
  });
  expect(problemsOf({ password_current: 'x', password_2: 'glowing' })).toEqual({
    password_1: 'password-missing',
  });
});

it('AC-01 a tax number has fifteen digits, in any format', () => {
  expect(parseProfile({ ...TYPED, account_trn: '100 2345 6789' }).ok).toBe(false);
  expect(parseProfile({ ...TYPED, account_trn: '١٠٠-٢٣٤٥-٦٧٨٩-٠١٢٣' })).toMatchObject({
    ok: true,
    form: { trn: '100234567890123' },
  });
});
