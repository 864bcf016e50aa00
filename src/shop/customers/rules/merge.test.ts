import { expect, it } from 'vitest';
import { filledBy } from './merge.ts';

const gone = { firstName: 'Sara', lastName: 'N.', phone: '+971501234567', company: 'Some', trn: '' };
const empty = { firstName: '', lastName: '', phone: '', company: '', trn: '' };

it('CU-03 an account that others are merged into takes over only what it does not have', () => {
  expect(filledBy(empty, gone)).toEqual({
    firstName: 'Sara',
    lastName: 'N.',
    phone: '+971501234567',
    company: 'Some',
  });
  expect(filledBy(gone, gone)).toEqual({});
});

it('CU-03 a name is taken whole, or not at all', () => {
  expect(filledBy({ ...empty, firstName: 'Mona' }, gone)).toEqual({
    phone: '+971501234567',
    company: 'Some',
  });
});
