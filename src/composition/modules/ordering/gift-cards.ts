import { sealWith } from '#platform/seal.ts';
import { signatureWith } from '#platform/signature.ts';
import type { Raise } from '#shop/events.ts';
import { createGiftCards } from '#shop/gift-cards';
import type { createSettings } from '#shop/settings';
import type { ComposeDeps } from '../../deps.ts';

type Modules = Readonly<{ settings: ReturnType<typeof createSettings>; raise: Raise }>;

/** Builds the gift cards; their codes are stored as keyed digests, and sealed for their mails. */
export function composeGiftCards({ db, clock, secret }: ComposeDeps, { settings, raise }: Modules) {
  const { digest } = signatureWith(secret);
  return createGiftCards({ db, clock, settings: settings.all, digest, seal: sealWith(secret), raise });
}
