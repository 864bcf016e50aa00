import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import type { DeskRefusal } from './verb.ts';

/** Facts that name the state of an order or a return. */
const STATES = ['from', 'to', 'status'];

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';
}

/** States of orders by their names, amounts as numbers, the rest as it is. */
function sayFact(name: string, value: unknown, language: Language): unknown {
  if (isLocalized(value)) return inLanguage(value, language);
  if (isMoney(value)) return toDecimal(value);
  if (!STATES.includes(name) || typeof value !== 'string') return value;
  const t = wordsIn(language);
  return t([`deskOrders:statuses.${value}`, `account:orders.return.states.${value}`], {
    defaultValue: value,
  });
}

/** The sentence for a refusal, with the facts that came with it; a code without words says that it has none. */
export function sayRefusal(refusal: DeskRefusal, language: Language): string {
  const t = wordsIn(language);
  const facts: Record<string, unknown> = Object.fromEntries(
    Object.entries(refusal).map(([name, value]) => [name, sayFact(name, value, language)]),
  );
  const count = Number(facts.seconds ?? facts.left ?? facts.goods ?? 1);
  return t(`refusals:${refusal.code}`, { count, ...facts, defaultValue: t('refusals:desk.refused', facts) });
}

/** How refusals of the back office are answered; those of the shop's own modules are 422. */
export const deskRefusalStatus: Readonly<Record<string, number>> = {
  'staff.signed-out': 401,
  'staff.forbidden': 403,
  'staff.second-factor-first': 403,
  'staff.too-many': 429,
  'desk.unknown-verb': 404,
  'desk.foreign-origin': 403,
  'desk.not-found': 404,
  'desk.unreadable': 422,
  'desk.payment-not-offered': 422,
  'desk.totals-changed': 409,
  'settings.unknown-key': 404,
  'settings.wrong-value': 422,
  'settings.word-taken': 422,
  'settings.changed-meanwhile': 409,
  'mails.changed-meanwhile': 409,
  'mails.unknown-mail': 404,
  'mails.unknown-template': 404,
  'promotions.code-taken': 409,
  'promotions.changed-meanwhile': 409,
  'promotions.unknown-promotion': 404,
  'shipping.unknown-zone': 404,
  'shipping.changed-meanwhile': 409,
  'shipping.emirate-taken': 409,
  'staff.wrong-sign-in': 422,
  'staff.wrong-code': 422,
  'staff.wrong-password': 422,
  'staff.stale-link': 422,
  'staff.wrong-fields': 422,
  'staff.email-taken': 422,
  'staff.unknown-member': 404,
  'staff.last-owner': 422,
  'redirects.wrong-fields': 422,
  'redirects.unknown': 404,
  'redirects.changed-meanwhile': 409,
  'redirects.no-list': 422,
  'forms.unknown-entry': 404,
  'forms.changed-meanwhile': 409,
  'content.wrong-fields': 422,
  'content.changed-meanwhile': 409,
  'content.menu.changed-meanwhile': 409,
  'content.unknown-document': 404,
  'content.unknown-version': 404,
  'content.needed-by-shop': 409,
  'content.unknown-term': 404,
  'content.term-in-use': 409,
  'media.too-large': 413,
  'media.no-picture': 415,
  'media.unknown': 404,
  'media.crop-too-small': 422,
  'media.in-use': 409,
  'exchange.empty-file': 422,
  'exchange.no-table': 415,
  'exchange.wrong-address': 422,
  'exchange.old-shop-away': 422,
  'exchange.old-shop-keys': 422,
  'exchange.old-shop-elsewhere': 422,
  'exchange.old-shop-answer': 422,
  'exchange.no-old-shop': 422,
  'exchange.broken-table': 422,
  'exchange.wrong-columns': 422,
  'exchange.too-large': 413,
  'exchange.runs-already': 409,
  'exchange.not-now': 409,
  'exchange.unknown-import': 404,
  'exchange.fault': 500,
  'exchange.archive-too-large': 413,
  'exchange.no-archive': 415,
  'exchange.damaged-archive': 422,
  'exchange.strange-file': 422,
  'exchange.bloated-archive': 413,
  'exchange.newer-archive': 422,
  'exchange.part-archive': 422,
  'exchange.unknown-column': 422,
  'exchange.shop-in-use': 409,
};

const UNPROCESSABLE = 422;

/** @returns the status of an answer that refuses with a code */
export function statusOfRefusal({ code }: DeskRefusal): number {
  return deskRefusalStatus[code] ?? UNPROCESSABLE;
}
