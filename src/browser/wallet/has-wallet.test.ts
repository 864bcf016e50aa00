import { describe, expect, it } from 'vitest';
import { canPayWithApplePay, hasWallet } from './has-wallet.ts';

const facts = { isSecure: true, hasPaymentRequest: true, applePayCanPay: null };

describe('a device has a wallet', () => {
  it('WG-25 when the browser can request payments', () => {
    expect(hasWallet(facts)).toBe(true);
    expect(hasWallet({ ...facts, hasPaymentRequest: false })).toBe(false);
  });

  it('WG-25 when Apple Pay can pay', () => {
    expect(hasWallet({ ...facts, hasPaymentRequest: false, applePayCanPay: true })).toBe(true);
    expect(hasWallet({ ...facts, applePayCanPay: false })).toBe(false);
  });

  it('WG-25 but not when Apple Pay throws', () => {
    const broken = () => {
      throw new DOMException('insecure document', 'InvalidAccessError');
    };
    expect(canPayWithApplePay({ canMakePayments: broken })).toBe(false);
    expect(canPayWithApplePay({ canMakePayments: () => true })).toBe(true);
    expect(canPayWithApplePay(undefined)).toBe(null);
  });

  it('WG-25 never on an insecure page', () => {
    expect(hasWallet({ ...facts, isSecure: false })).toBe(false);
    expect(hasWallet({ ...facts, isSecure: false, applePayCanPay: true })).toBe(false);
  });
});
