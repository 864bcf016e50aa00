import { describe, expect, it } from 'vitest';
import { judgeFit, parseDeviceCookie, parseOwnDevice } from './fit.ts';

describe('the device that a shopper has chosen', () => {
  it('LS-07 is read from its cookie and from nothing that only looks like it', () => {
    expect(parseDeviceCookie('a=1; jamra_device=101; b=2')).toBe(101);
    expect(parseDeviceCookie('jamra_device=7')).toBe(7);
    for (const wild of ['', 'jamra_device=', 'jamra_device=x', 'not_jamra_device=5', 'jamra_device=0'])
      expect(parseDeviceCookie(wild)).toBeNull();
  });

  it('LS-07 fits what names it, does not fit what names others, and says nothing of the rest', () => {
    expect(judgeFit(101, '99 101', null)).toBe('fits');
    expect(judgeFit(10, '99 101', null)).toBe('misfits');
    expect(judgeFit(101, '', null)).toBe('silent');
    expect(judgeFit(101, '', 101)).toBe('own');
  });

  it('is forgotten when what was kept is broken', () => {
    expect(parseOwnDevice('{"id":3,"names":{"en":"Duo"}}')).toEqual({ id: 3, names: { en: 'Duo' } });
    for (const wild of [null, '', '{', '[]', '7', '{"id":"3","names":{}}', '{"id":3,"names":{"en":5}}'])
      expect(parseOwnDevice(wild)).toBeNull();
  });
});
