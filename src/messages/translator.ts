import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Language } from '#kernel/language.ts';

/**
 * A translator for given texts; the browser uses it without the catalogues.
 *
 * @param words its namespaces; a missing key prints itself
 */
export function createTranslator(language: Language, words: Readonly<Record<string, object>>): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: words },
    ns: Object.keys(words),
    defaultNS: 'shop',
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  });
  void instance.init();
  return instance;
}

const MARK = /\{\{(\w+)\}\}/;
/** Syntax that only i18next handles: nested texts and formatted values. */
const DEMANDING = /\$t\(|\{\{(?!\w+\}\})/;
/** Number of cached results with values; then the cache is cleared. */
const MOST_MEMOIZED = 2000;
/** Values that control the translation. */
const MANNERS = ['count', 'context', 'ordinal', 'defaultValue', 'lng', 'ns', 'returnObjects'];

/** The stored text of a key (`cart:title`), or undefined. */
function writtenIn(translator: i18n, key: string): unknown {
  const cut = key.indexOf(':');
  return cut < 0
    ? undefined
    : translator.getResource(translator.language, key.slice(0, cut), key.slice(cut + 1));
}

function isPlain(fact: unknown): fact is string | number {
  return typeof fact === 'string' || typeof fact === 'number';
}

type Facts = Readonly<Record<string, unknown>>;

/** A simple text split into literals and placeholder names. */
type Sentence = { texts: readonly string[]; names: readonly string[] };

function sentenceOf(written: unknown): Sentence | null {
  if (typeof written !== 'string' || written === '' || DEMANDING.test(written)) return null;
  // Splitting by a pattern with a group yields texts and names in turn.
  const pieces = written.split(MARK);
  return {
    texts: pieces.filter((_piece, place) => place % 2 === 0),
    names: pieces.filter((_piece, place) => place % 2 === 1),
  };
}

/** Fills in names and numbers; null when i18next is needed. */
function filled({ texts, names }: Sentence, facts: Facts): string | null {
  if (MANNERS.some((name) => name in facts)) return null;
  let text = texts[0] ?? '';
  for (const [place, name] of names.entries()) {
    const fact = facts[name];
    if (!Object.hasOwn(facts, name) || !isPlain(fact)) return null;
    text += fact + (texts[place + 1] ?? '');
  }
  return text;
}

/** Split texts by key; null when i18next is needed. */
function takenApart(translator: i18n) {
  const stored = new Map<string, Sentence | null>();
  return (key: string): Sentence | null => {
    const known = stored.get(key);
    if (known !== undefined) return known;
    const written = writtenIn(translator, key);
    const sentence = sentenceOf(written);
    // Unknown keys are unlimited and not cached.
    if (written !== undefined) stored.set(key, sentence);
    return sentence;
  };
}

/** Caches results with text and number values; others are translated each time. */
function askedOnce() {
  const stored = new Map<string, string>();
  return (key: string, facts: Facts, ask: () => string): string => {
    if (!Object.values(facts).every(isPlain)) return ask();
    const question = key + JSON.stringify(facts);
    const known = stored.get(question);
    if (known !== undefined) return known;
    const text = ask();
    if (stored.size >= MOST_MEMOIZED) stored.clear();
    stored.set(question, text);
    return text;
  };
}

/** Caches texts without values. */
function lookedUp(translator: i18n) {
  const stored = new Map<string, string>();
  return (key: string, look: () => string): string => {
    const known = stored.get(key);
    if (known !== undefined) return known;
    const text = look();
    // Unknown keys are unlimited and not cached.
    if (translator.exists(key)) stored.set(key, text);
    return text;
  };
}

const quick = new WeakMap<i18n, TFunction>();

/**
 * A fast translate function for pages with hundreds of texts: texts without values are cached, simple texts are
 * split once and filled here, and everything else (plurals, unknown keys) uses i18next.
 */
export function wordsOf(translator: i18n): TFunction {
  const known = quick.get(translator);
  if (known !== undefined) return known;
  const plain = lookedUp(translator);
  const apart = takenApart(translator);
  const once = askedOnce();
  const words = new Proxy(translator.getFixedT(translator.language), {
    apply: (fixed, self, requested: Parameters<TFunction>) => {
      const [key, facts] = requested;
      const ask = () => Reflect.apply(fixed, self, requested);
      if (typeof key !== 'string') return ask();
      if (facts === undefined) return plain(key, ask);
      if (typeof facts !== 'object') return ask();
      const sentence = apart(key);
      return (sentence === null ? null : filled(sentence, facts)) ?? once(key, facts, ask);
    },
  });
  quick.set(translator, words);
  return words;
}
