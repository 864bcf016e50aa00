import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printDocument } from './print-document.ts';

// Writes docs/widgets.md; with --check only compares it.

const target = join(import.meta.dirname, '../../../docs/widgets.md');
const fresh = printDocument();

if (!process.argv.includes('--check')) {
  writeFileSync(target, fresh);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== fresh) {
  process.stderr.write('docs/widgets.md is not what src/widgets says: run "npm run widgets".\n');
  process.exitCode = 1;
}
