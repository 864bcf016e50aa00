import { expect, it } from 'vitest';
import { DEVICE_MODES, deviceModeAt } from './device-mode.ts';

it.each([
  [320, 'mobile'],
  [768, 'mobile'],
  [769, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
  [1440, 'desktop'],
] as const)('LY-01 %i px is %s', (widthPx, mode) => {
  expect(deviceModeAt(widthPx)).toBe(mode);
});

it('LY-02 there are three device modes', () => {
  expect(DEVICE_MODES).toEqual(['mobile', 'tablet', 'desktop']);
});
