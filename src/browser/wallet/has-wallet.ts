/** The browser's support for wallets. */
export type WalletFacts = Readonly<{
  /** Wallets open on secure pages only. */
  isSecure: boolean;
  hasPaymentRequest: boolean;
  /** What Apple Pay answers; null where there is no Apple Pay. */
  applePayCanPay: boolean | null;
}>;

/** Apple Pay of the browser. */
export type ApplePay = Readonly<{ canMakePayments: () => boolean }>;

/** What Apple Pay answers; a page where it throws cannot pay by it. @returns null where there is no Apple Pay */
export function canPayWithApplePay(applePay: ApplePay | undefined): boolean | null {
  try {
    return applePay?.canMakePayments() ?? null;
  } catch {
    return false;
  }
}

/**
 * Whether the device has a wallet: Apple Pay reports it itself, the others use the Payment Request API.
 *
 * Source: WG-25
 */
export function hasWallet({ isSecure, hasPaymentRequest, applePayCanPay }: WalletFacts): boolean {
  return isSecure && (applePayCanPay ?? hasPaymentRequest);
}
