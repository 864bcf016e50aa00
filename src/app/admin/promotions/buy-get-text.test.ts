import { expect, it } from 'vitest';
import { buyGetKey } from './buy-get-text.ts';
import { adminPromotions as arabic } from './messages/ar.ts';
import { adminPromotions as english } from './messages/en.ts';

it('CO-05 a full discount reads as free, in both languages', () => {
  expect([100, '100', 50].map((percent) => english[buyGetKey({ percent })])).toEqual([
    'Buy {{buy}}, get {{get}} free',
    'Buy {{buy}}, get {{get}} free',
    'Buy {{buy}}, get {{get}} at {{percent}}% off',
  ]);
  expect(arabic[buyGetKey({ percent: 100 })]).toContain('مجانًا');
});
