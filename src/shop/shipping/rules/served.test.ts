import { expect, it } from 'vitest';
import type { Emirate } from './rate.ts';
import { lostEmirates, unservedEmirates, unservedIn } from './served.ts';

const everywhere = { emirates: null };
const only = (...emirates: Emirate[]) => ({ emirates });

it('BO-01 an emirate is served by a method for the zone or for it', () => {
  expect(unservedIn({ emirates: ['DU', 'SH'], methods: [everywhere] })).toEqual([]);
  expect(unservedIn({ emirates: ['DU', 'SH'], methods: [only('DU')] })).toEqual(['SH']);
  expect(unservedIn({ emirates: ['DU', 'SH'], methods: [] })).toEqual(['DU', 'SH']);
});

it('BO-01 an emirate in no zone has no delivery', () => {
  expect(
    unservedEmirates([{ emirates: ['AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK'], methods: [everywhere] }]),
  ).toEqual(['FU']);
});

it('BO-01 a change loses exactly the emirates that had delivery before', () => {
  const before = [{ emirates: ['DU', 'SH'] as const, methods: [only('DU')] }];
  expect(lostEmirates(before, [])).toEqual(['DU']);
  expect(lostEmirates(before, before)).toEqual([]);
});
