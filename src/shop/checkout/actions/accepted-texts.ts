import type { Tx } from '#platform/database/client.ts';
import type { CheckoutDeps } from '../deps.ts';

/** Stores the accepted legal texts in their current version. */
export async function storeAcceptedTexts({ keepText, settings }: CheckoutDeps, tx: Tx) {
  const known = await settings(tx);
  return {
    termsVersion: await keepText(tx, { slug: 'terms', label: known['checkout.termsVersion'] }),
    privacyVersion: await keepText(tx, { slug: 'privacy', label: known['checkout.privacyVersion'] }),
  };
}
