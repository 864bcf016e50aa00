import { expect, it } from 'vitest';
import { checkAbTestDraft, statedSample } from './ab-test-draft.ts';

const TYPED = {
  ...{ name: '', popupA: 0, popupB: 0, success: 'acted' },
  ...{ baselinePercent: 50, effectPercent: 10, confidence: 95 },
};

it('the sample size is calculated before popups and name are set', () => {
  expect(statedSample(TYPED)).toBe(388);
});

it.each([
  { effectPercent: '' },
  { effectPercent: 0 },
  { baselinePercent: 90 },
  { effectPercent: 0.001 },
  { confidence: 80 },
])('%o has no sample size', (numbers) => {
  expect(statedSample({ ...TYPED, ...numbers })).toBeNull();
});

it('each wrong field is named', () => {
  expect(checkAbTestDraft({ ...TYPED, popupB: 'x', baselinePercent: 0 })).toEqual({
    ok: false,
    problems: { name: 'missing', popupA: 'no-popup', popupB: 'no-popup', baselinePercent: 'wrong' },
  });
  expect(checkAbTestDraft({ ...TYPED, name: 'Two', popupA: 7, popupB: 7, effectPercent: 50 })).toEqual({
    ok: false,
    problems: { popupB: 'same', effectPercent: 'above-all' },
  });
});
