import { expect, it } from 'vitest';
import { auditInput } from './audit-input.ts';

it('RO-04 the audit log stores input without secrets and with long texts cut', () => {
  const requested = { password: 'ember', words: 'a'.repeat(301), bytes: new Uint8Array(3), list: [1] };
  expect(auditInput(requested)).toEqual({
    password: '…',
    words: `${'a'.repeat(300)}…`,
    bytes: '3 bytes',
    list: [1],
  });
});

it('RO-04 no surrogate pair is cut, which the database refuses', () => {
  expect(auditInput(`${'a'.repeat(299)}😀`)).toBe(`${'a'.repeat(299)}…`);
});

it('RO-04 the address and keys of a push subscription are not stored', () => {
  const requested = { endpoint: 'https://push.example/x', p256dh: 'BN', auth: 'c2', author: 'Sara' };
  expect(auditInput(requested)).toEqual({ endpoint: '…', p256dh: '…', auth: '…', author: 'Sara' });
});
