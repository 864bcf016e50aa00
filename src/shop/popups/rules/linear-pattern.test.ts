import { describe, expect, it } from 'vitest';
import { compilePattern } from './linear-pattern.ts';

const TEXTS = [
  '',
  'a',
  'b',
  'ab',
  'aab',
  'abab',
  'a-b',
  'cab',
  'A',
  'a.b',
  'x1y22',
  'ab\n',
  '/sticks/amber/?q=1',
  '}',
];
const PATTERNS = [
  'a',
  '^a',
  'b$',
  '^.*b$',
  'a|b$',
  '^(a|ab)(c|b)?$',
  '(ab)+',
  '^(?:ab){2}$',
  'a{2,}b',
  '^a{0,1}b',
  'a*?b',
  '[a-c]+',
  '[^a]',
  '[\\]a]',
  '\\d+y\\d{2}',
  '\\bb',
  'a\\Bb',
  'a\\.b',
  '\\x61',
  '\\u0061b',
  '(?<name>a)b',
  '',
  '(|a)b',
  '(a*)*b',
  '\\/sticks\\/[^/]+\\/\\?q=\\d',
  '}',
  '^$',
];

describe.each(PATTERNS)('PT-06 the pattern %s', (pattern) => {
  it.each(TEXTS)('matches like JavaScript for %j', (text) => {
    expect(compilePattern(pattern)?.(text)).toBe(new RegExp(pattern).test(text));
  });
});

it.each(['(', '[', '*', 'a{2,1}', '(?=a)', '(?<!a)b', '(a)\\1', '((a{99}){99}){99}'])(
  'PT-07 %s is not compiled',
  (pattern) => expect(compilePattern(pattern)).toBeNull(),
);

it.each(['(a+)+$', '(a|a)*b', '(a|aa)+$', '(.*a){20}b', 'a*a*a*a*a*a*b'])(
  'PT-07 the catastrophic %s is matched at once',
  (pattern) => {
    const startedMs = performance.now();
    expect(compilePattern(pattern)?.(`${'a'.repeat(1999)}!`)).toBe(false);
    expect(performance.now() - startedMs).toBeLessThan(2000);
  },
);
