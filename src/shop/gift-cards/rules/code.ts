import { randomBytes } from 'node:crypto';
import { toWesternDigits } from '#kernel/address/phone.ts';

/** Crockford's base 32: without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/**
 * A random code of 80 bits, `XXXX-XXXX-XXXX-XXXX`.
 *
 * @param ending the last letters and digits, where they are given
 */
export function newGiftCardCode(ending = ''): string {
  const drawn = [...randomBytes(Math.max(0, LENGTH - ending.length))].map(
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return shownGiftCardCode(drawn.join('') + ending);
}

/** Sixteen letters and digits in groups of four. */
export function shownGiftCardCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/**
 * A typed code without spaces and hyphens; letters that look like digits count as those.
 *
 * @returns null when it has not the form of a code
 */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = toWesternDigits(typed.slice(0, 100))
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
