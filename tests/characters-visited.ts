/** What built-ins read while a parser ran. */
export type Visited = {
  /** Characters that string methods and regular expressions read, counted each time. */
  characters: number;
  /** The longest text of a regular expression that may read a character more than once, and which. */
  longestBacktracking: number;
  pattern: string;
};

const SCANS = [
  'includes',
  'indexOf',
  'lastIndexOf',
  'replace',
  'replaceAll',
  'split',
  'trim',
  'toLowerCase',
  'normalize',
] as const;
const MATCHES = [Symbol.replace, Symbol.split, Symbol.match, Symbol.search] as const;

/**
 * Whether a regular expression reads each character a bounded number of times: it has no repetition, or one, either
 * anchored at the start of the text or at the end of the pattern, so that it cannot fail after it.
 */
export function isSinglePass({ source }: RegExp): boolean {
  const plain = source
    .replace(/\\[pP]\{\w+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\./gi, 'e')
    .replace(/\[[^\]]*\]/g, 'c');
  const repeats = plain.match(/[+*]|\{\d+,\}/g) ?? [];
  if (repeats.length === 0) return true;
  if (repeats.length > 1) return false;
  return (plain.startsWith('^') && !plain.includes('|')) || /(?:[+*]|\{\d+,\})\)*$/.test(plain);
}

type Call = Readonly<{ self: unknown; first: unknown; from: unknown; result: unknown }>;
type Method = (this: unknown, ...values: unknown[]) => unknown;

/** The end of a search: its match, or the end of the text. */
function foundAt(text: string, result: unknown): number {
  return typeof result === 'number' && result >= 0 ? result + 1 : text.length;
}

/** Runs a parser with every scanning built-in counted. */
export function visitedBy(run: () => unknown): Visited {
  const visited: Visited = { characters: 0, longestBacktracking: 0, pattern: '' };
  const undo: (() => void)[] = [];
  let depth = 0;
  const wrap = (owner: object, name: PropertyKey, count: (call: Call) => void) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const method = before?.value as Method;
    undo.push(() => Object.defineProperty(owner, name, before ?? {}));
    Object.defineProperty(owner, name, {
      ...before,
      value(this: unknown, ...values: unknown[]) {
        depth += 1;
        try {
          const result = method.apply(this, values);
          if (depth === 1) count({ self: this, first: values[0], from: values[1], result });
          return result;
        } finally {
          depth -= 1;
        }
      },
    });
  };
  const countPattern = (pattern: RegExp, text: string) => {
    visited.characters += text.length;
    if (text.length <= visited.longestBacktracking || isSinglePass(pattern)) return;
    visited.longestBacktracking = text.length;
    visited.pattern = String(pattern);
  };
  for (const name of [...SCANS, Symbol.iterator])
    wrap(String.prototype, name, ({ self, first, from, result }) => {
      const text = String(self);
      if (first instanceof RegExp) countPattern(first, text);
      else if (name === 'indexOf') visited.characters += foundAt(text, result) - Number(from ?? 0);
      else visited.characters += text.length;
    });
  for (const name of ['exec', 'test', ...MATCHES])
    wrap(RegExp.prototype, name, ({ self, first }) => countPattern(self as RegExp, String(first)));
  try {
    run();
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
  return visited;
}
