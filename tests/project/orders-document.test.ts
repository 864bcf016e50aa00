import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIRST, MOVES, type OrderStatus, toWireStatus } from '#shop/orders';

const text = readFileSync(join(import.meta.dirname, '../../docs/orders.md'), 'utf8');

it('OR-01 docs/orders.md lists the states of the code', () => {
  const states = Object.keys(MOVES) as OrderStatus[];
  const expected = states.map((state) => {
    const next = MOVES[state].length === 0 ? 'none' : MOVES[state].join(', ');
    return `| ${state} | ${next} | ${toWireStatus(state)} |`;
  });
  const [, table = ''] = /\| --- \| --- \| --- \|\n([\s\S]*?)\n\n/.exec(text) ?? [];
  expect(table.split('\n')).toEqual(expected);
  for (const state of FIRST) expect(text).toMatch(new RegExp(`begins as [^:]*${state}`));
});
