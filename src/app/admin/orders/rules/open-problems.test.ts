import { expect, it } from 'vitest';
import { openProblems } from './open-problems.ts';

it('OR-03 a problem is gone once its field changes', () => {
  const sent = { phone: '12', address: { street: '', area: '' }, ownLines: [{ name: '' }], lines: [] };
  const problems = {
    phone: 'phone',
    'address.street': 'missing',
    'ownLines.0.name': 'missing',
    lines: 'missing',
    'elsewhere.unknown': 'missing',
  };
  expect(openProblems(problems, sent, sent)).toEqual(problems);
  const now = { ...sent, phone: '0501234567', address: { street: 'Al Wasl', area: '' }, ownLines: [] };
  expect(openProblems(problems, sent, now)).toEqual({ lines: 'missing', 'elsewhere.unknown': 'missing' });
});
