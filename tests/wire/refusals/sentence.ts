import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusals as arabic } from '#messages/ar/refusals/refusals.ts';
import { refusals as english } from '#messages/en/refusals/refusals.ts';
import type { Words } from '#messages/words.ts';
import type { RefusalCode } from '#shop/refusals.ts';

const SAID: Readonly<Record<Language, Words>> = { en: english, ar: arabic };
const FORM = /_(?:zero|one|two|few|many|other)$/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#x27': "'" };

/** The texts of a code or another path of refusals: one, or one for each plural form. */
function sentencesOf(path: string, language: Language): string[] {
  const steps = path.split('.');
  const word = steps.pop();
  let words: Words = SAID[language];
  for (const step of steps) {
    const below = words[step];
    if (typeof below !== 'object') return [];
    words = below;
  }
  return Object.entries(words).flatMap(([name, sentence]) =>
    name.replace(FORM, '') === word && typeof sentence === 'string' ? [sentence] : [],
  );
}

/** Direction marks, which are not visible. */
const MARKS = /[\u2066-\u2069\u200e\u200f]/g;

function patternOf(sentence: string): string {
  return sentence
    .replace(MARKS, '')
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+?');
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Refusals that are shown beside their fields, by a link, or by the refusal behind them. */
const TOLD_AS: Partial<Record<RefusalCode, string>> = {
  'checkout.empty-cart': 'checkout:expired',
  'checkout.line-problem': 'refusals:checkout.line.out-of-stock',
  'checkout.restricted': 'refusals:restrictions.not-sold',
  'checkout.wrong-fields': 'checkout:errors.phone-missing',
  'customers.stale-link': 'account:choose.stale',
  'customers.too-many': 'refusals:customers.too-many-minutes',
  'customers.wrong-fields': 'account:errors.title',
  'devices.wrong-fields': 'account:errors.title',
  'forms.unknown-form': 'shop:errors.missing.title',
  'forms.wrong-answers': 'forms:problems',
  'forms.wrong-fields': 'contact:errors.title',
  'reviews.unknown-product': 'shop:errors.missing.title',
  'reviews.wrong-fields': 'reviews:errors.title',
};

function templatesOf(code: RefusalCode, language: Language): string[] {
  const key = TOLD_AS[code];
  if (key === undefined) return sentencesOf(code, language);
  const [, path] = /^refusals:(.*)$/.exec(key) ?? [];
  if (path !== undefined) return [...sentencesOf(path, language), ...sentencesOf(code, language)];
  return [...new Set(COUNTS.map((count) => wordsIn(language)(key, { count })))];
}

/** A pattern that a refusal's text matches, whatever its facts are. */
export function sentenceOf(code: RefusalCode, language: Language): RegExp {
  return new RegExp(`(?:${templatesOf(code, language).map(patternOf).join('|')})`);
}

/** The visible text of a page or a message. */
export function readable(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(MARKS, '');
}
