import { expect, it } from 'vitest';
import { MOST_TAGS, toTag, withTags } from './tags.ts';

it('OR-03 a tag is trimmed, with single spaces between words', () => {
  expect(toTag('  call \t back ')).toBe('call back');
});

it('OR-03 tags are added once regardless of case, and removed', () => {
  const change = { add: ['vip', 'Gift', ' '], remove: ['CALL BACK'] };
  expect(withTags(['VIP', 'Call back'], change)).toEqual({ ok: true, value: ['Gift', 'VIP'] });
});

it('OR-03 an order has a limited number of tags', () => {
  const many = Array.from({ length: MOST_TAGS }, (_none, index) => `tag ${index}`);
  expect(withTags(many, { add: ['TAG 1'], remove: [] }).ok).toBe(true);
  expect(withTags(many, { add: ['one more'], remove: [] })).toMatchObject({
    refusal: { code: 'orders.too-many-tags', limit: MOST_TAGS },
  });
});
