import { FILS_PER_DIRHAM } from '#kernel/money.ts';

const AMOUNT = /^(-?)(\d{1,7})(?:\.(\d{1,8}))?$/;
const AROUND = /AED|Dhs?\.?|د\.إ\.?|\u00A0|\s/gi;

/**
 * Parses an amount of an export: `249`, `1,249.50`, `237.14285714`, `AED 249.00`.
 *
 * @returns rounded fils; null when it is not an amount
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(AROUND, '').replace(/,(?=\d{3}(?:[,.]|$))/g, '');
  const match = AMOUNT.exec(bare);
  if (match === null) return null;
  const fils = Math.round(Number(`${match[2]}.${match[3] ?? '0'}`) * FILS_PER_DIRHAM);
  return match[1] === '-' ? 0 - fils : fils;
}
