import { expect, it } from 'vitest';
import { auditInput } from './audit-input.ts';

it('RO-04 what was done is remembered without secrets, and shortened to what a person would read', () => {
  const requested = { password: 'ember', words: 'a'.repeat(301), bytes: new Uint8Array(3), list: [1] };
  expect(auditInput(requested)).toEqual({
    password: '…',
    words: `${'a'.repeat(300)}…`,
    bytes: '3 bytes',
    list: [1],
  });
});

it('RO-04 no sign is cut in two: the record could not be kept', () => {
  expect(auditInput(`${'a'.repeat(299)}😀`)).toBe(`${'a'.repeat(299)}…`);
});

it('RO-04 where and how a browser is sent messages is not remembered', () => {
  const requested = { endpoint: 'https://push.example/x', p256dh: 'BN', auth: 'c2', author: 'Sara' };
  expect(auditInput(requested)).toEqual({ endpoint: '…', p256dh: '…', auth: '…', author: 'Sara' });
});
