/** The page where the fixed item of a payment button is paid, without language. */
export function itemPath(button: string): string {
  return `/checkout/pay-item/${encodeURIComponent(button)}/`;
}
