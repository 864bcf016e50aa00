import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { type DeviceDraft, parseDevice, parseSerial } from './device-form.ts';

const RULE = { known: new Set([7 as ProductId]), today: '2026-11-26' };
const typed = (more: Partial<DeviceDraft> = {}): DeviceDraft => ({
  device_product: '7',
  device_serial: 'ORV2-0042-7781',
  device_purchased: '2026-11-01',
  device_reminder: '',
  ...more,
});
const problemsOf = (more: Partial<DeviceDraft>) => {
  const parsed = parseDevice(typed(more), RULE);
  return parsed.ok ? {} : parsed.problems;
};

it('a serial number has eight to twenty letters and digits, in any format', () => {
  expect(parseSerial('orv2-0042 7781')).toBe('ORV200427781');
  expect(parseSerial('٠١٢٣٤٥٦٧')).toBe('01234567');
  for (const wrong of ['', '1234567', 'ABCDEFGHIJ', 'ORV2/0042/7781!', '1'.repeat(21), 'ORV2 ٪ 00427781'])
    expect(parseSerial(wrong), wrong).toBeNull();
});

it('a complete form is parsed', () => {
  expect(parseDevice(typed({ device_reminder: '4' }), RULE)).toEqual({
    ok: true,
    form: { productId: 7, serial: 'ORV200427781', purchasedOn: '2026-11-01', reminderWeeks: 4 },
  });
});

it('each invalid field has its problem', () => {
  expect(problemsOf({ device_product: '8' })).toEqual({ device_product: 'device-missing' });
  expect(problemsOf({ device_serial: '' })).toEqual({ device_serial: 'serial-missing' });
  expect(problemsOf({ device_serial: 'short1' })).toEqual({ device_serial: 'serial-wrong' });
  expect(problemsOf({ device_purchased: '' })).toEqual({ device_purchased: 'purchased-missing' });
  expect(problemsOf({ device_purchased: '2026-11-27' })).toEqual({ device_purchased: 'purchased-later' });
  for (const day of ['2026-02-30', '26-11-01', '2013-12-31', 'x'])
    expect(problemsOf({ device_purchased: day }), day).toEqual({ device_purchased: 'purchased-wrong' });
  expect(problemsOf({ device_reminder: '5' })).toEqual({ device_reminder: 'reminder-wrong' });
});
