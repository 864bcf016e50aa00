import { expect, it } from 'vitest';
import { sealWith } from './seal.ts';

const seal = sealWith('a secret of the tests, long enough');

it('SV-05 opens a sealed text, which differs every time', () => {
  const [one, other] = [seal.close('JBSWY3DP'), seal.close('JBSWY3DP')];
  expect(one).not.toBe(other);
  expect(seal.open(one)).toBe('JBSWY3DP');
});

it('SV-05 does not open with another secret or after a change', () => {
  const sealed = seal.close('JBSWY3DP');
  expect(sealWith('another secret of the tests, as long').open(sealed)).toBeNull();
  expect(seal.open(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
  expect(seal.open('short')).toBeNull();
});
