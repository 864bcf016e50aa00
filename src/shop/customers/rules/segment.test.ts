import { expect, it } from 'vitest';
import { parseReadySegment, parseSegmentRule, READY_SEGMENTS } from './segment.ts';

function problemsOf(sent: unknown) {
  const parsed = parseSegmentRule(sent);
  return parsed.ok ? {} : parsed.problems;
}

const one = (condition: object) => ({ match: 'all', conditions: [condition] });

it('CU-03 a segment parses with its conditions, tags in their stored form', () => {
  const conditions = [
    { fact: 'spent', is: 'at-least', amountMinor: 50_000, days: 90 },
    { fact: 'tag', is: 'has', tag: ' Old Friend ' },
  ];
  expect(parseSegmentRule({ match: 'any', conditions })).toEqual({
    ok: true,
    rule: { match: 'any', conditions: [conditions[0], { fact: 'tag', is: 'has', tag: 'old-friend' }] },
  });
  for (const rule of Object.values(READY_SEGMENTS))
    expect(parseSegmentRule(rule)).toEqual({ ok: true, rule });
});

it('CU-03 each invalid condition has its problem', () => {
  for (const [condition, problem] of [
    [{ fact: 'spent', is: 'at-least', amountMinor: 0, days: null }, 'amount-wrong'],
    [{ fact: 'spent', is: 'at-least', amountMinor: '1; drop table customer', days: null }, 'amount-wrong'],
    [{ fact: 'orders', is: 'at-least', count: 1.5, days: null }, 'count-wrong'],
    [{ fact: 'last-order', is: 'over', days: 0 }, 'days-wrong'],
    [{ fact: 'last-order-date', is: 'before', on: '2026-02-30' }, 'date-wrong'],
    [{ fact: 'device', is: 'bought', productId: null }, 'device-missing'],
    [{ fact: 'emirate', is: 'XX' }, 'emirate-missing'],
    [{ fact: 'tag', is: 'has', tag: '  ' }, 'tag-missing'],
    [{ fact: 'consent', is: 'perhaps' }, 'condition-wrong'],
    [{ fact: 'password_hash', is: 'yes' }, 'condition-wrong'],
  ] as const)
    expect(problemsOf(one(condition)), JSON.stringify(condition)).toEqual({ 'conditions.0': problem });
});

it('CU-03 a segment has at least one and a limited number of conditions', () => {
  expect(problemsOf({ match: 'all', conditions: [] })).toEqual({ conditions: 'conditions-missing' });
  const many = Array.from({ length: 13 }, () => ({ fact: 'consent', is: 'yes' }));
  expect(problemsOf({ match: 'all', conditions: many })).toEqual({ conditions: 'conditions-many' });
  expect(problemsOf({ match: 'none', conditions: many.slice(1) })).toEqual({ conditions: 'condition-wrong' });
  expect(problemsOf(null)).toEqual({ conditions: 'condition-wrong' });
});

it('CU-03 preset segments are found by their exact names', () => {
  expect(parseReadySegment('lapsed')).toBe('lapsed');
  expect(parseReadySegment('toString')).toBeNull();
});
