import { createHmac, timingSafeEqual } from 'node:crypto';

const SHORT = 32;

/** Signs texts that go out and come back, so that nobody else can have written them; and digests that only we can make. */
export type Signature = {
  /** `text.signature` */
  sign: (text: string) => string;
  /** @returns the text, or null when we did not sign it */
  read: (signed: string) => string | null;
  /** The same text gives the same digest; without the secret nobody finds the text. */
  digest: (text: string) => string;
};

/** @param secret the shop's own */
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
