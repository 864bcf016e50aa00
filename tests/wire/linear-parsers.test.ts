import { expect, it } from 'vitest';
import { parseConfig } from '#composition/config.ts';
import { parseMobile } from '#kernel/address/phone.ts';
import { readCard } from '#platform/payments/test/cards.ts';
import {
  collapseLeadingSlashes,
  isUnreadable,
  toInnerAddress,
  withoutZeroBytes,
  withTrailingSlash,
} from '#server/pages/request-address.ts';
import { parseBundle } from '#shop/catalogue/rules/import/cells.ts';
import { checkDraft, readDraft } from '#shop/checkout/rules/form.ts';
import { parseShopAddress } from '#shop/data-transfer/rules/woocommerce/shop-address.ts';
import { parseContact, readContactDraft } from '#shop/forms/rules/contact-form.ts';
import { parseListingQuery } from '#shop/listing/rules/listing-query.ts';
import { candidatesOf, parseTarget } from '#shop/redirects/rules/address.ts';
import { isUnderAge } from '#shop/restrictions/rules/age-question.ts';
import { checkReview, readReviewDraft } from '#shop/reviews/rules/review-form.ts';
import { parseReviewQuery } from '#shop/reviews/rules/review-query.ts';
import { parseSearch } from '#shop/search/rules/query.ts';
import { isEmail } from '#shop/staff/actions/joining.ts';
import { withoutZeroBytes as formWithoutZeroBytes, parseForm } from '#wire/bodies.ts';
import { readSecret } from '#wire/cookies/account-cookies.ts';
import { readCartCookies } from '#wire/cookies/cookies.ts';
import { accountCookie, staffCookie } from '#wire/cookies/session-cookies.ts';
import { isSameOrigin } from '#wire/guards/origin.ts';
import { fieldsOf } from '#wire/visitor.ts';
import { isSinglePass, visitedBy } from '../characters-visited.ts';

const config = parseConfig({ PUBLIC_URL: 'https://shop.test' });
const NOW = new Date('2026-11-21T10:00:00+04:00');
/** Longer texts are cut or refused before a backtracking regular expression reads them. */
const MOST_CHARACTERS = 2000;

const addressParsers = {
  withoutZeroBytes,
  collapseLeadingSlashes,
  isUnreadable,
  toInnerAddress,
  withTrailingSlash,
  candidatesOf,
  parseTarget: (text: string) => parseTarget(text, 'https://shop.test'),
  parseShopAddress,
  parseListingQuery: (text: string) => parseListingQuery(new URL(text, 'https://shop.test').searchParams),
  parseReviewQuery: (text: string) => parseReviewQuery(new URL(text, 'https://shop.test').searchParams),
  isOwnOrigin: (text: string) => isSameOrigin({ origin: text, referer: text }, 'shop.test'),
};
const cookieParsers = {
  readCartCookies: (header: string) => readCartCookies(header, config),
  accountCookie: (header: string) => accountCookie.read(header, config),
  readSecret: (header: string) => readSecret(header, 'reset', config),
  staffCookie: (header: string) => staffCookie.read(header, config),
  isUnderAge,
};
const filled = (text: string) => ({ get: () => text });
const formParsers = {
  formFields: (text: string) => fieldsOf(formWithoutZeroBytes(parseForm(text))),
  checkout: (text: string) => checkDraft(readDraft(filled(text)), true),
  contact: (text: string) => parseContact(readContactDraft(filled(text))),
  review: (text: string) =>
    checkReview(readReviewDraft(filled(text)), { isRatingRequired: true, language: 'en' }),
  card: (text: string) => readCard({ number: text, expires: text, code: text, name: text } as never, NOW),
  staffEmail: isEmail,
  mobile: parseMobile,
  bundle: parseBundle,
};
const searchParsers = { parseSearch };

/** Texts that make a careless parser restart: nested, unclosed, repeated, failing at the end. */
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'nested zero bytes': (length) => `/?a=${'%'.repeat(length / 3)}${'0'.repeat((2 * length) / 3)}`,
  slashes: (length) => `/${'/'.repeat(length)}x`,
  questions: (length) => `/${'?&a=1'.repeat(length / 5)}`,
  dots: (length) => `/a@${'.'.repeat(length)}@`,
  dashes: (length) => `/${'-'.repeat(length)}x`,
  spaces: (length) => `1${' '.repeat(length)}x`,
  semicolons: (length) => `${'; '.repeat(length / 2)}=`,
  ampersands: (length) => `${'a&'.repeat(length / 2)}`,
  percents: (length) => `/?s=${'%25'.repeat(length / 3)}`,
  'one letter': (length) => 'a'.repeat(length),
  'arabic letters': (length) => 'ا'.repeat(length),
  combining: (length) => `a${'\u0301'.repeat(length)}`,
  brackets: (length) => '<a '.repeat(length / 3),
  quotes: (length) => `"${'""'.repeat(length / 2)}x`,
  digits: (length) => `${'1'.repeat(length)}.`,
};

const SHORT = 6_000;
const LONG = 4 * SHORT;

/** Four times the length may cost a little more than four times the reads, never sixteen. */
const MOST_GROWTH = 6;

/** The reads of a parser; an invalid address or a form with too many fields throws. */
function measured(parse: (text: string) => unknown, text: string) {
  return visitedBy(() => {
    try {
      parse(text);
    } catch (error) {
      const isRefused = error instanceof TypeError || (error instanceof Error && 'statusCode' in error);
      if (!isRefused) throw error;
    }
  });
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...addressParsers,
  ...cookieParsers,
  ...formParsers,
  ...searchParsers,
};

it.each(Object.entries(PARSERS))(
  'SV-05 %s visits characters in proportion to the length of its input',
  (_name, parse) => {
    for (const [name, textOf] of Object.entries(TEXTS)) {
      const short = measured(parse, textOf(SHORT));
      const long = measured(parse, textOf(LONG));
      expect(long.characters, name).toBeLessThanOrEqual(MOST_GROWTH * short.characters + 1000);
      expect(long.longestBacktracking, `${name}: ${long.pattern}`).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  },
);

it('SV-05 nested zero bytes are removed in one pass', () => {
  expect(withoutZeroBytes(`/?a=${'%'.repeat(5000)}${'0'.repeat(10_000)}b`)).toBe('/?a=b');
});

it('the measurement detects quadratic parsers and backtracking expressions', () => {
  const quadratic = (text: string) => {
    let rest = text;
    while (rest.includes('ab')) rest = rest.replace('ab', '');
  };
  const [short, long] = [100, 400].map(
    (length) => visitedBy(() => quadratic('ab'.repeat(length))).characters,
  );
  expect(Number(long) / Number(short)).toBeGreaterThan(10);
  expect([/a+/, /^\s+x/, /[a-z]/g, /(\s+)/g].map(isSinglePass)).toEqual([true, true, true, true]);
  expect([/a+$/, /a+b/, /^a+a+$/, /^(a|b+)$/].map(isSinglePass)).toEqual([false, false, false, false]);
});

it('SV-05 a form of more than a thousand fields is refused before parsing', () => {
  expect([...parseForm(`${'a&'.repeat(1000)}b`).keys()]).toHaveLength(1001);
  expect(() => parseForm('a&'.repeat(1001))).toThrow(expect.objectContaining({ statusCode: 413 }));
});
