import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printDocument } from './print-document.ts';

// Writes docs/wire.md; with --check only compares it.

const target = join(import.meta.dirname, '../../../../docs/wire.md');
const fresh = printDocument();

if (!process.argv.includes('--check')) {
  writeFileSync(target, fresh);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== fresh) {
  process.stderr.write('docs/wire.md is not what src/wire/contract says: run "npm run wire".\n');
  process.exitCode = 1;
}
