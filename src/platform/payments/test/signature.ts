import type { Instant } from '#kernel/instant.ts';
import { checkSignature as faultOf } from '../../webhook-signature.ts';
import type { WebhookRefusal } from '../provider.ts';

export { signBody } from '../../webhook-signature.ts';

export const SIGNATURE_HEADER = 'test-bank-signature';

/** @returns why a signature is rejected, or null when it is valid */
export function checkSignature(
  body: Buffer,
  header: string | string[] | undefined,
  known: { secret: string; now: Instant },
): WebhookRefusal | null {
  const fault = faultOf(body, header, known);
  return fault === null ? null : { code: `payments.${fault}-signature` };
}
