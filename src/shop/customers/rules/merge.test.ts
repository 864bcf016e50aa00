import { expect, it } from 'vitest';
import { filledBy } from './merge.ts';

const gone = { firstName: 'Sara', lastName: 'N.', phone: '+971501234567', company: 'Some', trn: '' };
const empty = { firstName: '', lastName: '', phone: '', company: '', trn: '' };

it('CU-03 a merge fills only empty fields of the remaining account', () => {
  expect(filledBy(empty, gone)).toEqual({
    firstName: 'Sara',
    lastName: 'N.',
    phone: '+971501234567',
    company: 'Some',
  });
  expect(filledBy(gone, gone)).toEqual({});
});

it('CU-03 a name is taken over as a whole', () => {
  expect(filledBy({ ...empty, firstName: 'Mona' }, gone)).toEqual({
    phone: '+971501234567',
    company: 'Some',
  });
});
