import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that must be read again; the database alone does not reveal them. */
export type Seal = {
  close: (text: string) => string;
  /** @returns the text, or null when it was not sealed with this secret */
  open: (sealed: string) => string | null;
};

/** AES-256-GCM with a key derived from the shop's secret. */
export function sealWith(secret: string): Seal {
  const key = createHash('sha256').update(`seal|${secret}`).digest();
  return {
    close: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      opener.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([opener.update(body), opener.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
