import type { Tx } from '#platform/database/client.ts';
import type { CheckoutDeps } from '../deps.ts';

/** Stores the accepted legal texts in their current version. */
export async function storeAcceptedTexts({ saveAcceptedText, settings }: CheckoutDeps, tx: Tx) {
  const known = await settings(tx);
  return {
    termsVersion: await saveAcceptedText(tx, { slug: 'terms', label: known['checkout.termsVersion'] }),
    privacyVersion: await saveAcceptedText(tx, { slug: 'privacy', label: known['checkout.privacyVersion'] }),
  };
}
