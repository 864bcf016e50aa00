import { expect, it } from 'vitest';
import { warningKind } from './warning-kind.ts';

it('BO-07 warns of tobacco first, then of devices', () => {
  expect(warningKind(['accessory', 'device', 'tobacco'])).toBe('tobacco');
  expect(warningKind(['other', 'device'])).toBe('device');
  expect(warningKind(['accessory', 'other'])).toBeNull();
});
