import { describe, expect, it } from 'vitest';
import { judgeFit, parseChosenDevice, parseDeviceCookie } from './fit.ts';

describe('the chosen device', () => {
  it('LS-07 is parsed from its own cookie', () => {
    expect(parseDeviceCookie('a=1; jamra_device=101; b=2')).toBe(101);
    expect(parseDeviceCookie('jamra_device=7')).toBe(7);
    for (const wild of ['', 'jamra_device=', 'jamra_device=x', 'not_jamra_device=5', 'jamra_device=0'])
      expect(parseDeviceCookie(wild)).toBeNull();
  });

  it('LS-07 fits products that list it, does not fit others, and ignores the rest', () => {
    expect(judgeFit(101, '99 101', null)).toBe('fits');
    expect(judgeFit(10, '99 101', null)).toBe('misfits');
    expect(judgeFit(101, '', null)).toBe('silent');
    expect(judgeFit(101, '', 101)).toBe('own');
  });

  it('is ignored when the stored value is invalid', () => {
    expect(parseChosenDevice('{"id":3,"names":{"en":"Duo"}}')).toEqual({ id: 3, names: { en: 'Duo' } });
    for (const wild of [null, '', '{', '[]', '7', '{"id":"3","names":{}}', '{"id":3,"names":{"en":5}}'])
      expect(parseChosenDevice(wild)).toBeNull();
  });
});
