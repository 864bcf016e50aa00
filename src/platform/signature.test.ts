import { expect, it } from 'vitest';
import { signatureWith } from './signature.ts';

const signature = signatureWith('a secret of the tests, long enough');

it('reads only what it signed', () => {
  const signed = signature.sign('contact|1795000000000');
  expect(signature.read(signed)).toBe('contact|1795000000000');
  expect(signature.read(signed.replace('1795', '1794'))).toBeNull();
  expect(signatureWith('another secret of the tests, also long').read(signed)).toBeNull();
  for (const nonsense of ['', '.', 'contact', 'x.y', `${signed}0`])
    expect(signature.read(nonsense)).toBeNull();
});
