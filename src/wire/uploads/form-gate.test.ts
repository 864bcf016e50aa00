import { expect, it } from 'vitest';
import { formGate } from './form-gate.ts';

it('admits one form per slot, and the next when one ends', () => {
  const gate = formGate({ most: 2, mostPerCaller: 2 });
  const first = gate.enter('a');
  expect(gate.enter('b')).not.toBeNull();
  expect(gate.enter('c')).toBeNull();
  first?.();
  first?.();
  expect(gate.enter('c')).not.toBeNull();
  expect(gate.enter('d')).toBeNull();
});

it('reserves slots for other addresses', () => {
  const gate = formGate({ most: 3, mostPerCaller: 2 });
  const leaves = [gate.enter('a'), gate.enter('a')];
  expect(gate.enter('a')).toBeNull();
  expect(gate.enter('b')).not.toBeNull();
  for (const leave of leaves) leave?.();
  expect(gate.enter('a')).not.toBeNull();
});
