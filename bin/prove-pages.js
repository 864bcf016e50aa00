import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root, run } from './runtime.js';

// What is too broad for every test run: each screen scanned in both directions and at both widths, every page at 320 px,
// every wild address, a shop built from nothing by the back office alone. Words on the line choose files.
requireNode();
process.env.CHROMIUM = requireChromium();
await ensureBuild();
process.exitCode = await run([
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--project=proofs',
  ...process.argv.slice(2),
]);
