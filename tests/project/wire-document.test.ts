import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printDocument } from '#wire/contract/document/print-document.ts';

it('CA-07 docs/wire.md equals the contract in src/wire/contract', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/wire.md'), 'utf8')).toBe(printDocument());
});
