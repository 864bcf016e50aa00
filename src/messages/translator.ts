import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Language } from '#kernel/language.ts';

/**
 * A translator over given words; the browser uses it without the catalogues.
 *
 * @param words the namespaces it knows; a missing key prints itself
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

const MARK = /\{\{(\w+)\}\}/g;
/** What only the translator itself puts together: another sentence inside, and a fact that is to be formatted. */
const DEMANDING = /\$t\(|\{\{(?!\w+\}\})/;
/** Facts that say how, not what. */
const MANNERS = ['count', 'context', 'ordinal', 'defaultValue', 'lng', 'ns', 'returnObjects'];

/** The sentence of a key (`cart:title`) as it was written; undefined when there is none. */
function writtenIn(translator: i18n, key: string): unknown {
  const cut = key.indexOf(':');
  return cut < 0
    ? undefined
    : translator.getResource(translator.language, key.slice(0, cut), key.slice(cut + 1));
}

/** A sentence with names and numbers put into their places; null when it takes the translator. */
function filled(translator: i18n, key: string, facts: object): string | null {
  const sentence = writtenIn(translator, key);
  if (typeof sentence !== 'string' || sentence === '' || DEMANDING.test(sentence)) return null;
  const given = new Map<string, unknown>(Object.entries(facts));
  let isPlain = MANNERS.every((name) => !given.has(name));
  const text = sentence.replaceAll(MARK, (_mark, name: string) => {
    const fact = given.get(name);
    if (typeof fact !== 'string' && typeof fact !== 'number') isPlain = false;
    return String(fact);
  });
  return isPlain ? text : null;
}

/** Texts without facts, each looked up once. */
function lookedUp(translator: i18n) {
  const kept = new Map<string, string>();
  return (key: string, look: () => string): string => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const text = look();
    // Keys that nobody knows are without end.
    if (translator.exists(key)) kept.set(key, text);
    return text;
  };
}

const quick = new WeakMap<i18n, TFunction>();

/**
 * The translator's words at the speed that a page of hundreds of them needs: a text without facts is looked up once, a
 * simple sentence is filled here, and all else (numbers that bend words, unknown keys) is left to the translator.
 */
export function wordsOf(translator: i18n): TFunction {
  const known = quick.get(translator);
  if (known !== undefined) return known;
  const plain = lookedUp(translator);
  const words = new Proxy(translator.getFixedT(translator.language), {
    apply: (fixed, self, asked: Parameters<TFunction>) => {
      const [key, facts] = asked;
      const ask = () => Reflect.apply(fixed, self, asked);
      if (typeof key !== 'string') return ask();
      if (facts === undefined) return plain(key, ask);
      return typeof facts === 'object' ? (filled(translator, key, facts) ?? ask()) : ask();
    },
  });
  quick.set(translator, words);
  return words;
}
