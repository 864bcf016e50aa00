import { describe, expect, it } from 'vitest';
import { planName, planOf, planWeeks } from './plan.ts';

const ON = {
  'subscriptions.enabled': true,
  'subscriptions.intervals': ['8', '2', '4'],
  'subscriptions.classes': ['tobacco'],
} as const;
const STICKS = { class: 'tobacco', type: 'simple' } as const;
const requested = (weeks: string) => ({ subscription_weeks: weeks });

describe('the plan of a cart line', () => {
  it('is one of the shop’s intervals, shortest first', () => {
    expect(planWeeks(STICKS, ON)).toEqual([2, 4, 8]);
    expect(planOf(requested('4'), STICKS, ON)).toEqual({
      weeks: 4,
      name: { en: 'Every 4 weeks', ar: 'كل 4 أسابيع' },
    });
  });

  it('is none without a choice or for an unknown interval', () => {
    expect(planOf({}, STICKS, ON)).toBeNull();
    for (const weeks of ['', '0', '3', '04', '-4']) expect(planOf(requested(weeks), STICKS, ON)).toBeNull();
  });

  it('is none while subscriptions are off, and for other products', () => {
    expect(planOf(requested('4'), STICKS, { ...ON, 'subscriptions.enabled': false })).toBeNull();
    expect(planOf(requested('4'), { class: 'device', type: 'simple' }, ON)).toBeNull();
    expect(planOf(requested('4'), { class: 'tobacco', type: 'grouped' }, ON)).toBeNull();
  });

  it('is named with the plurals of both languages', () => {
    expect(planName(1)).toEqual({ en: 'Every week', ar: 'كل أسبوع' });
    expect(planName(2).ar).toBe('كل أسبوعين');
    expect(planName(12)).toEqual({ en: 'Every 12 weeks', ar: 'كل 12 أسبوعًا' });
  });
});
