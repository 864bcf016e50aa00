import { createHmac, timingSafeEqual } from 'node:crypto';

const SHORT = 32;

/** Signs texts that leave the shop and return, and makes keyed digests. */
export type Signature = {
  /** `text.signature` */
  sign: (text: string) => string;
  /** @returns the text, or null when the signature is invalid */
  read: (signed: string) => string | null;
  /** A keyed digest: equal for equal texts, not reversible without the secret. */
  digest: (text: string) => string;
};

export function signatureWith(secret: string): Signature {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, SHORT);
  return {
    digest,
    sign: (text) => `${text}.${digest(text)}`,
    read: (signed) => {
      const at = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(0, at));
      const given = Buffer.from(signed.slice(at + 1));
      const expected = Buffer.from(digest(text));
      return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
    },
  };
}
