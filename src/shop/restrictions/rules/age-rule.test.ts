import { expect, it } from 'vitest';
import { ageRule } from './age-rule.ts';

it('CO-04 requires the age for tobacco and devices', () => {
  expect(ageRule(['accessory', 'tobacco'], 21)).toEqual({ minimumAge: 21 });
  expect(ageRule(['device'], 21)).toEqual({ minimumAge: 21 });
});

it('CO-04 requires nothing for other products, and at least eighteen', () => {
  expect(ageRule(['accessory', 'other'], 21)).toBeNull();
  expect(ageRule(['tobacco'], 12)).toEqual({ minimumAge: 18 });
});
