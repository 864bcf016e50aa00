import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

it('admits a key from its second request', () => {
  const admission = createAdmission();
  expect(admission.isAdmitted('/a')).toBe(false);
  admission.ask('/a');
  expect(admission.isAdmitted('/a')).toBe(false);
  admission.ask('/a');
  expect(admission.isAdmitted('/a')).toBe(true);
});

it('remembers a limited number of keys', () => {
  const admission = createAdmission(10);
  admission.ask('/a');
  for (let key = 0; key < 10; key += 1) admission.ask(`/${key}`);
  admission.ask('/a');
  expect(admission.isAdmitted('/a')).toBe(false);
});
