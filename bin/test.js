import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root, run } from './runtime.js';
import { requireValkey } from './valkey.js';

// Rules, verbs and wire first, then the pages in a real browser. Both always run, so that one report shows all.
requireNode();
process.env.CHROMIUM = requireChromium();
requireValkey();
await ensureBuild();
const rules = await run([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
const pages = await run([
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  ...process.argv.slice(2),
]);
process.exitCode = rules || pages;
