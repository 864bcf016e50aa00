import { parseMobile } from '#kernel/address/phone.ts';
import { foldLetters } from '#kernel/text/fold-letters.ts';
import type { Order } from '../order.ts';

/** What stands before the digits that every spelling of a mobile number has. */
const COUNTRY_CODE = '+971';

const MOST_WORDS = 6;

/** The searchable text of an order, with folded letters: number, email, phone, names, SKUs. */
export function searchText(
  order: Pick<Order, 'email' | 'phone' | 'address' | 'company'> & {
    id: number | string;
    lines: readonly { sku: string }[];
  },
): string {
  const { firstName, lastName } = order.address;
  const skus = order.lines.map(({ sku }) => sku);
  const text = [order.id, order.email, order.phone, firstName, lastName, order.company, ...skus].join(' ');
  return foldLetters(text).trim();
}

/**
 * Splits a search into words with folded letters. A complete mobile number is one word with any spacing. Leading zeros
 * of a number are dropped, so that 050… and 00971… find +97150…; `#` before a number as well.
 */
export function searchWords(text: string): string[] {
  const mobile = parseMobile(text);
  if (mobile !== null) return [mobile.slice(COUNTRY_CODE.length)];
  return foldLetters(text)
    .replace(/#\s*(?=\d)/g, '')
    .split(/\s+/)
    .map((word) => (/^[+\d-]{5,}$/.test(word) ? word.replace(/^[+0]+|-/g, '') : word))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** What reports count orders as: sales of some days, or with a refund that was made in them. */
export const REPORT_FILTERS = ['sales', 'refunds'] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];
