import { expect, it } from 'vitest';
import { oneTimeCodes } from './one-time-code.ts';

// The secret and two times of RFC 6238, appendix B, cut to six digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('RO-04 computes the codes and time steps of RFC 6238', () => {
  expect(oneTimeCodes.stepOf(SECRET, '287082', new Date(59_000))).toBe(1);
  expect(oneTimeCodes.stepOf(SECRET, '081804', new Date(1_111_111_109_000))).toBe(37037036);
});

it('RO-04 accepts the previous step, not the one before', () => {
  expect(oneTimeCodes.stepOf(SECRET, '287082', new Date(89_000))).toBe(1);
  expect(oneTimeCodes.stepOf(SECRET, '287082', new Date(120_000))).toBeNull();
  expect(oneTimeCodes.stepOf(SECRET, '', new Date(59_000))).toBeNull();
});

it('RO-04 makes a QR code', () => {
  const { uri, picture } = oneTimeCodes.setup(SECRET, { account: 'sara@example.com', issuer: 'Jamra' });
  expect(uri).toContain('otpauth://totp/Jamra:sara%40example.com');
  expect(picture).toMatch(/^<svg /);
});
