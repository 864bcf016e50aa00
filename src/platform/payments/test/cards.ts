import { toWesternDigits } from '#kernel/address/phone.ts';
import type { Instant } from '#kernel/instant.ts';
import type { CardLabel, Failure } from '../provider.ts';

/** What a test card does. `late`: paid after a delay, with messages repeated and out of order. */
export type Behaviour = 'approve' | 'challenge' | 'late' | Failure;

/** Known test numbers; any other is declined. */
export const TEST_CARDS = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '4000000000003220': 'challenge',
  '4000000000000077': 'late',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'expired-card',
  '4000000000000127': 'wrong-code',
} as const satisfies Readonly<Record<string, Behaviour>>;

export type TypedCard = Readonly<{ number: string; expires: string; code: string }>;
export type CardProblem = 'number' | 'expires' | 'code';
/** What is stored of an entered card. */
export type ReadCard = CardLabel & Readonly<{ behaviour: Behaviour }>;

const CENTURY = 2000;

/** Luhn check. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const LONGEST_EXPIRY = 20;

function parseExpiry(text: string, now: Instant): string | null {
  const typed = text.trim();
  const match =
    typed.length > LONGEST_EXPIRY ? null : /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(typed);
  if (match === null) return null;
  const [month, year] = [Number(match[1]), Number(match[2])];
  if (Date.UTC(CENTURY + year, month, 1) <= now.getTime()) return null;
  return `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`;
}

/** Card brand by first digit; fictional names. */
const BRANDS: Readonly<Record<string, string>> = { '4': 'Falcon', '5': 'Oryx' };

function brandOf(digits: string): string {
  return BRANDS[digits.charAt(0)] ?? 'Dune';
}

function isKnown(digits: string): digits is keyof typeof TEST_CARDS {
  return Object.hasOwn(TEST_CARDS, digits);
}

/**
 * Parses an entered card; the number is not passed on.
 *
 * @returns the card, or the invalid fields
 */
export function readCard(
  typed: TypedCard,
  now: Instant,
): { ok: true; card: ReadCard } | { ok: false; problems: CardProblem[] } {
  const digits = toWesternDigits(typed.number).replace(/[\s-]/g, '');
  const expires = parseExpiry(toWesternDigits(typed.expires), now);
  const problems: CardProblem[] = [];
  if (!isCardNumber(digits)) problems.push('number');
  if (expires === null) problems.push('expires');
  if (!/^\d{3,4}$/.test(toWesternDigits(typed.code).trim())) problems.push('code');
  if (problems.length > 0 || expires === null) return { ok: false, problems };
  const behaviour = isKnown(digits) ? TEST_CARDS[digits] : 'declined';
  return { ok: true, card: { brand: brandOf(digits), lastFour: digits.slice(-4), expires, behaviour } };
}
