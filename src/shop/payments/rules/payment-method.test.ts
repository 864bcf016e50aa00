import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { PAYMENT_KINDS } from '#platform/payments/provider.ts';
import type { Settings } from '#shop/settings';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { eligibility, offeredMethods, type PaymentFacts, type PaymentRules } from './payment-method.ts';

const FACTS: PaymentFacts = {
  classes: ['device'],
  total: aed(50000),
  emirate: 'DU',
  needsDelivery: true,
  device: 'mobile',
  ruledOut: [],
};

function rules(change: Partial<Settings> = {}): PaymentRules {
  return {
    settings: {
      ...defaultSettings(),
      'payments.transfer': { enabled: true, account: { en: 'AE00 0000' } },
      ...change,
    },
    provider: { name: 'test', kinds: PAYMENT_KINDS },
  };
}

const cod = defaultSettings()['payments.cod'];
const card = defaultSettings()['payments.card'];

function codes(facts: Partial<PaymentFacts>, by: PaymentRules = rules()): string[] {
  return offeredMethods({ ...FACTS, ...facts }, by).map(({ code }) => code);
}

function reasonsOf(code: string, facts: Partial<PaymentFacts>, by: PaymentRules = rules()) {
  return eligibility({ ...FACTS, ...facts }, by).find((one) => one.code === code)?.reasons;
}

describe('payment methods', () => {
  it('PM-04 are offered when no rule excludes them', () => {
    expect(codes({})).toEqual(['cod', 'jamra_card', 'jamra_wallet', 'jamra_instalments', 'bacs']);
  });

  it('PM-04 cash needs a delivery', () => {
    expect(codes({ needsDelivery: false })).not.toContain('cod');
    expect(reasonsOf('cod', { needsDelivery: false })).toEqual([{ rule: 'nothing-delivered' }]);
    expect(codes({ needsDelivery: false, total: aed(0) })).toEqual(['cod']);
  });

  it('PM-01 cash has a maximum', () => {
    const by = rules({ 'payments.cod': { ...cod, maximumMinor: 50000 } });
    expect(codes({ total: aed(50000) }, by)).toContain('cod');
    expect(reasonsOf('cod', { total: aed(60000) }, by)).toEqual([
      { rule: 'over-maximum', amount: aed(50000) },
    ]);
  });

  it('PM-01 cash is limited to its emirates', () => {
    const by = rules({ 'payments.cod': { ...cod, emirates: ['DU', 'SH'] } });
    expect(codes({ emirate: 'SH' }, by)).toContain('cod');
    expect(codes({ emirate: null }, by)).toContain('cod');
    expect(reasonsOf('cod', { emirate: 'FU' }, by)).toEqual([{ rule: 'emirate', emirate: 'FU' }]);
  });

  it('PM-01 cash has a fee, and a call above an amount', () => {
    const by = rules({ 'payments.cod': { ...cod, feeMinor: 1000, confirmAboveMinor: 100000 } });
    const at = (minor: number) => eligibility({ ...FACTS, total: aed(minor) }, by)[0];
    expect(at(100000)).toMatchObject({ fee: aed(1000), firstStatus: 'confirmed' });
    expect(at(100001)).toMatchObject({ fee: aed(1000), firstStatus: 'on-hold' });
  });

  it('PM-04 a wallet without tobacco is excluded, with a reason for staff', () => {
    expect(codes({ classes: ['device', 'tobacco'] })).toEqual(['cod', 'jamra_card', 'bacs']);
    expect(reasonsOf('jamra_wallet', { classes: ['tobacco'] })).toEqual([
      { rule: 'forbidden-class', class: 'tobacco' },
    ]);
  });

  it('PM-04 sales restrictions exclude methods', () => {
    expect(reasonsOf('cod', { ruledOut: ['cod'] })).toEqual([{ rule: 'goods-rule' }]);
  });

  it('PM-04 instalments have a minimum and maximum', () => {
    expect(reasonsOf('jamra_instalments', { total: aed(19999) })).toEqual([
      { rule: 'under-minimum', amount: aed(20000) },
    ]);
    expect(reasonsOf('jamra_instalments', { total: aed(500001) })).toEqual([
      { rule: 'over-maximum', amount: aed(500000) },
    ]);
  });

  it('PM-04 device-specific methods need a known device', () => {
    const by = rules({ 'payments.card': { ...card, devices: ['desktop'] } });
    expect(reasonsOf('jamra_card', {}, by)).toEqual([{ rule: 'device', device: 'mobile' }]);
    expect(codes({ device: 'desktop' }, by)).toContain('jamra_card');
    expect(codes({ device: null }, by)).toContain('jamra_card');
  });

  it('PM-04 cards need a provider that supports them', () => {
    expect(codes({}, { ...rules(), provider: null })).toEqual(['cod', 'bacs']);
    const cards = { ...rules(), provider: { name: 'stripe', kinds: ['card', 'wallet'] as const } };
    expect(reasonsOf('jamra_instalments', {}, cards)).toEqual([{ rule: 'not-by-provider' }]);
  });

  it('PM-04 transfers need an account', () => {
    const by = rules({ 'payments.transfer': { enabled: true, account: { en: ' ' } } });
    expect(reasonsOf('bacs', {}, by)).toEqual([{ rule: 'no-account' }]);
  });

  it('PM-04 all reasons are listed', () => {
    const by = rules({ 'payments.cod': { ...cod, enabled: false, maximumMinor: 1, emirates: ['SH'] } });
    expect(reasonsOf('cod', {}, by)?.map(({ rule }) => rule)).toEqual([
      'switched-off',
      'over-maximum',
      'emirate',
    ]);
  });
});
