import { expect, it } from 'vitest';
import { DEVICE_MODES, deviceModeAt, deviceOfHint } from './device-mode.ts';

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

it('PM-04 recognises a phone by its client hint only', () => {
  expect(deviceOfHint('?1')).toBe('mobile');
  expect(deviceOfHint('?0')).toBe('desktop');
  for (const other of [undefined, '', '1', ['?1', '?0']]) expect(deviceOfHint(other)).toBeNull();
});
