import { expect, it } from 'vitest';
import { measurePairs, passingValue } from './pairs.ts';
import { normaliseColour, parseDesign, readDesign } from './parse-design.ts';
import { TOKEN_NAMES, TOKENS, withChanges } from './tokens.ts';

it('the shipped design passes its own contrast', () => {
  expect(measurePairs(withChanges({})).filter(({ passes }) => !passes)).toEqual([]);
});

it('only differences from the shipped design are stored', () => {
  const typed = { ink: '#2A211C', ground: '#FFF', 'text-size': 16, 'button-shape': 'square' };
  expect(parseDesign(typed)).toEqual({
    ok: true,
    value: { ground: '#ffffff', 'button-shape': 'square' },
  });
  expect(parseDesign(withChanges({}))).toEqual({ ok: true, value: {} });
});

it.each([
  ['#ABC', '#aabbcc'],
  ['  b2481f ', '#b2481f'],
  ['red', 'red'],
  ['#12345', '#12345'],
])('%s is stored as %s', (typed, stored) => {
  expect(normaliseColour(typed)).toBe(stored);
});

it.each([
  ['ink', 'red'],
  ['ink', '#12345'],
  ['ink', 'url(//evil.test)'],
  ['ink', 7],
  ['text-size', 15],
  ['text-size', 21],
  ['text-size', 16.5],
  ['text-size', ''],
  ['text-size', '17'],
  ['font-latin', 'comic-sans'],
  ['font-latin', null],
  ['button-shape', 'constructor'],
])('%s cannot be %j', (token, value) => {
  expect(parseDesign({ [token]: value })).toEqual({
    ok: false,
    refusal: { code: 'design.wrong-value', token },
  });
});

it.each(['shadow', 'constructor', '__proto__x', ''])('%j is not a token', (token) => {
  expect(parseDesign({ [token]: '#000000' })).toMatchObject({
    refusal: { code: 'design.unknown-token', token },
  });
});

it('text below 4.5:1 is refused with both colours and both ratios', () => {
  expect(parseDesign({ 'ink-3': '#999999' })).toEqual({
    ok: false,
    refusal: { code: 'design.low-contrast', token: 'ink-3', ground: 'ground', ratio: 2.6, needed: 4.5 },
  });
});

it('a background that lowers the contrast of text is refused too', () => {
  expect(parseDesign({ 'accent-hover': '#ffaa88' })).toMatchObject({
    refusal: { token: 'on-accent', ground: 'accent-hover' },
  });
});

it('edges of fields need 3:1', () => {
  expect(parseDesign({ field: '#c8c8c8' })).toMatchObject({ refusal: { token: 'field', needed: 3 } });
  expect(parseDesign({ field: '#808080' })).toMatchObject({ ok: true });
});

it.each(['ink-3', 'on-accent', 'field', 'dark-accent'] as const)(
  'the suggested value for %s passes',
  (name) => {
    const design = withChanges({ [name]: '#8f8f8f' });
    const value = passingValue(design, name);
    expect(parseDesign({ [name]: value })).toMatchObject({ ok: true });
  },
);

it('a stored design is read without unknown tokens', () => {
  expect(readDesign({ ground: '#ffffff', shadow: 'none', ink: 'red', 'text-size': 99 })).toEqual({
    ground: '#ffffff',
  });
});

it('every token can have its shipped value', () => {
  for (const name of TOKEN_NAMES) expect(parseDesign({ [name]: TOKENS[name].shipped }).ok, name).toBe(true);
});
