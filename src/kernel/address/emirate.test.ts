import { expect, test } from 'vitest';
import { parseEmirate } from './emirate.ts';

test('CO-02 an emirate is recognised by code and names only', () => {
  for (const text of ['DU', ' dubai ', 'AE-DXB', 'دبي']) expect(parseEmirate(text), text).toBe('DU');
  for (const text of ['', 'Paris', 'constructor', 'toString', '__proto__'])
    expect(parseEmirate(text), text).toBeNull();
});
