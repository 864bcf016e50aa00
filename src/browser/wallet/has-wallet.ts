/** What the browser says of wallets. */
export type WalletFacts = Readonly<{
  /** Wallets open on secure pages only. */
  isSecure: boolean;
  hasPaymentRequest: boolean;
  /** What Apple Pay answers; null where there is no Apple Pay. */
  applePayCanPay: boolean | null;
}>;

/**
 * Whether the device has a wallet: Apple Pay says so itself, the others open by the Payment Request API.
 *
 * Source: WG-25
 */
export function hasWallet({ isSecure, hasPaymentRequest, applePayCanPay }: WalletFacts): boolean {
  return isSecure && (applePayCanPay ?? hasPaymentRequest);
}
