import { inLanguage, type Language, type Localized } from '#kernel/language.ts';
import { formatAmount, type Money } from '#kernel/money.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { ActionRefusal } from './action.ts';

/** Facts that hold the state of a review, an order or a return. */
const STATES = ['from', 'to', 'status'];

function stateKeys(code: string, state: string): string[] {
  if (code.startsWith('reviews.')) return [`adminReviews:inState.${state}`];
  return [`adminOrders:statuses.${state}`, `account:orders.return.states.${state}`];
}

/** Facts that hold a design token. */
const TOKENS = ['token', 'ground'];

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
}

function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';
}

function sayEmirates(codes: readonly string[], language: Language): string {
  const t = wordsIn(language);
  return new Intl.ListFormat(language).format(codes.map((code) => t(`checkout:emirates.${code}`)));
}

function sayTokens(tokens: readonly string[], language: Language): string {
  const t = wordsIn(language);
  return new Intl.ListFormat(language).format(tokens.map((token) => t(`adminDesign:tokens.${token}`)));
}

/**
 * Translates a fact for its message: names for states, design tokens and emirates, formatted amounts; other
 * values are unchanged.
 */
function sayFact([name, value]: [string, unknown], { code }: ActionRefusal, language: Language): unknown {
  if (isLocalized(value)) return inLanguage(value, language);
  if (isMoney(value)) return formatAmount(value);
  if (name === 'emirates' && Array.isArray(value)) return sayEmirates(value, language);
  if (name === 'tokens' && Array.isArray(value)) return sayTokens(value, language);
  if (typeof value !== 'string') return value;
  const t = wordsIn(language);
  if (TOKENS.includes(name)) return t(`adminDesign:tokens.${value}`, { defaultValue: value });
  if (!STATES.includes(name)) return value;
  return t(stateKeys(code, value), { defaultValue: value });
}

/** The message of a refusal, with its facts filled in. */
export function refusalText(refusal: ActionRefusal, language: Language): string {
  const t = wordsIn(language);
  const facts: Record<string, unknown> = Object.fromEntries(
    Object.entries(refusal).map((fact) => [fact[0], sayFact(fact, refusal, language)]),
  );
  const count = Number(facts.seconds ?? facts.left ?? facts.goods ?? 1);
  return t(refusalKey(refusal.code), { count, ...facts });
}
