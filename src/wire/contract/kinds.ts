import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';
import { parseAbsoluteProductId, parseCartItemKey, parseProductId } from '#kernel/ids.ts';
import { parseQuantity } from '#shop/cart';
import { isRateId } from '../cart/chosen-rate.ts';

type Kind = { says: string; takes: (text: string) => boolean };

const ANY = () => true;
/** Only the shop's own data can decide. */
const NONE = () => false;

/** The kinds of fields. A valid value may still refer to nothing. */
export const kinds = {
  id: {
    says: 'a whole number from 1 to 2147483647 in decimal digits',
    takes: (text) => parseProductId(text) !== null,
  },
  absoluteId: {
    says: 'a whole number from 1 to 2147483647 in decimal digits; a sign before it is dropped',
    takes: (text) => parseAbsoluteProductId(text) !== null,
  },
  quantity: {
    says: 'a number from 0; decimals are cut, 0 counts as 1, and the cart refuses more than 999999',
    takes: (text) => parseQuantity(text) !== null,
  },
  count: {
    says: 'a whole number from 0 to 999999 in Western, Arabic or Persian digits',
    takes: (text) => /^\d{1,6}$/.test(toWesternDigits(text).trim()),
  },
  key: { says: '32 hexadecimal digits in lower case', takes: (text) => parseCartItemKey(text) !== null },
  text: { says: 'any text', takes: ANY },
  code: { says: 'a coupon code in any spelling', takes: NONE },
  offered: { says: 'its id', takes: NONE },
  rate: { says: 'a shipping rate id, like `same_day:3`', takes: isRateId },
  mobile: {
    says: 'a UAE mobile number in any usual format and digits',
    takes: (text) => parseMobile(text) !== null,
  },
  email: { says: 'an email address', takes: (text) => /^\S+@\S+\.\S+$/.test(text.trim()) },
  emirate: { says: 'one of the seven emirates by its code', takes: (text) => /^[A-Z]{2}$/.test(text) },
  makani: { says: 'ten digits', takes: (text) => /^(\d{10})?$/.test(text.trim()) },
  trn: { says: 'fifteen digits', takes: (text) => text.trim() === '' },
  tick: { says: '`1`', takes: (text) => text === '1' },
  ignored: { says: 'anything; it is not read', takes: ANY },
  nonce: { says: 'ten hexadecimal digits', takes: (text) => /^[0-9a-f]{10}$/.test(text) },
} as const satisfies Record<string, Kind>;

export type FieldKind = keyof typeof kinds;
