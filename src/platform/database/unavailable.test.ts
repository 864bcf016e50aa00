import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('the database system is starting up', { code: '57P03' }),
  failure('database is not currently accepting connections', { code: '55000' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Client was closed and is not queryable'),
])('%s: unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  failure('duplicate key', { code: '23505' }),
  failure('no such file', { code: 'ENOENT' }),
  new Error('anything else'),
  'no error',
])('%s: available', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
