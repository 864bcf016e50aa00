import { expect, it } from 'vitest';
import { ageRule } from './age-rule.ts';

it('CO-04 asks for the age when tobacco or a device is in the basket', () => {
  expect(ageRule(['accessory', 'tobacco'], 21)).toEqual({ minimumAge: 21 });
  expect(ageRule(['device'], 21)).toEqual({ minimumAge: 21 });
});

it('CO-04 asks nothing for other goods, and never less than eighteen', () => {
  expect(ageRule(['accessory', 'other'], 21)).toBeNull();
  expect(ageRule(['tobacco'], 12)).toEqual({ minimumAge: 18 });
});
