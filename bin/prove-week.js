import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root, run } from './runtime.js';

// The cart's own tests, its random actions among them, on pages as old as a network may have kept them.
requireNode();
process.env.CHROMIUM = requireChromium();
process.env.AGED_PAGES = '1';
process.env.PROVE_ACTIONS ??= '120';
await ensureBuild();
process.exitCode = await run([
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  'tests/pages/cart/',
  'tests/pages/purchase/',
  '--project=pages',
  '--project=offline',
  '--project=proofs',
  '--project=offline-proofs',
]);
