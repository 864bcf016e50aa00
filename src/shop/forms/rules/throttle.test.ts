import { describe, expect, it } from 'vitest';
import { checkAge, checkRate } from './throttle.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('spam protection', () => {
  it('FM-06 accepts a form open between three seconds and a day', () => {
    expect(checkAge(ago(3), now)).toBeNull();
    expect(checkAge(ago(23 * 3600), now)).toBeNull();
    expect(checkAge(ago(2), now)).toEqual({ code: 'forms.too-quick', waitMs: 1000 });
    expect(checkAge(ago(-60), now)).toEqual({ code: 'forms.too-quick', waitMs: 63_000 });
    expect(checkAge(ago(25 * 3600), now)).toEqual({ code: 'forms.stale' });
    expect(checkAge(null, now)).toEqual({ code: 'forms.stale' });
  });

  it('FM-06 accepts five messages an hour per network and states the delay of the sixth', () => {
    const four = [60, 120, 180, 240].map(ago);
    expect(checkRate(four, now)).toBeNull();
    expect(checkRate([...four, ago(50 * 60)], now)).toEqual({ code: 'forms.too-many', minutes: 10 });
    expect(checkRate([...four, ago(60 * 60)], now)).toBeNull();
  });
});
