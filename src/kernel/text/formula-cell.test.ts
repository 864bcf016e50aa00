import { expect, it } from 'vitest';
import { guardCell, unguardCell } from './formula-cell.ts';

it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  'SV-05 escapes %j and reads it back',
  (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(guardCell(cell))).toBe(cell);
  },
);

it.each(['', 'Sticks', '-1', '-5.00', '+971501234567', "'quoted", "'80s", 'a=b'])(
  'leaves %j as it is',
  (cell) => {
    expect(guardCell(cell)).toBe(cell);
    expect(unguardCell(cell)).toBe(cell);
  },
);
