import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root, run } from './runtime.js';

// Three tabs, thousands of random actions, lost and repeated answers: what is shown must be what the server has.
// PROVE_ACTIONS says how many, PROVE_SEED which, PROVE_LOG replays a list that failed.
requireNode();
process.env.CHROMIUM = requireChromium();
process.env.PROVE_ACTIONS ??= '10000';
await ensureBuild();
process.exitCode = await run([
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  'tests/pages/cart/always-right.spec.ts',
  '--project=offline',
  '--workers=1',
]);
