import { expect, it } from 'vitest';
import { hiddenRules } from './hidden-rules.ts';

it('BO-07 lists rules that an earlier one makes ineffective', () => {
  const rules = [
    { id: 'far', class: 'tobacco', emirates: ['FU', 'RK'] },
    { id: 'one', class: 'tobacco', emirates: ['RK'] },
    { id: 'more', class: 'tobacco', emirates: ['RK', 'DU'] },
    { id: 'all', class: 'any', emirates: null },
    { id: 'late', class: 'device', emirates: ['DU'] },
  ] as const;
  expect([...hiddenRules(rules)]).toEqual([
    ['one', 'far'],
    ['late', 'all'],
  ]);
});
