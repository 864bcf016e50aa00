import { expect, it } from 'vitest';
import { parseMobile } from './phone.ts';

it('CO-03 normalises all formats of a number', () => {
  const spellings = [
    '050 123 4567',
    '501234567',
    '+971 50 123 4567',
    '00971501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '(050) 123-4567',
    '971501234567',
  ];
  expect(new Set(spellings.map(parseMobile))).toEqual(new Set(['+971501234567']));
});

it('CO-03 refuses texts that are not a UAE mobile number', () => {
  for (const wrong of ['', '12345', '04 123 4567', '+44 7700 900123', '05012345678', 'call me']) {
    expect(parseMobile(wrong), wrong).toBeNull();
  }
});
