import { expect, it } from 'vitest';
import { formGate } from './form-gate.ts';

it('lets in as many forms as there are places, and the next when one leaves', () => {
  const gate = formGate({ most: 2, mostPerCaller: 2 });
  const first = gate.enter('a');
  expect(gate.enter('b')).not.toBeNull();
  expect(gate.enter('c')).toBeNull();
  first?.();
  first?.();
  expect(gate.enter('c')).not.toBeNull();
  expect(gate.enter('d')).toBeNull();
});

it('keeps places for others when one address sends many forms', () => {
  const gate = formGate({ most: 3, mostPerCaller: 2 });
  const leaves = [gate.enter('a'), gate.enter('a')];
  expect(gate.enter('a')).toBeNull();
  expect(gate.enter('b')).not.toBeNull();
  for (const leave of leaves) leave?.();
  expect(gate.enter('a')).not.toBeNull();
});
