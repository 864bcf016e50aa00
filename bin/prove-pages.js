import { join } from 'node:path';
import { requireChromium } from './chromium.js';
import { ensureBuild, requireNode, root, run } from './runtime.js';

// What is too broad for every test run: each screen scanned in both directions and at both widths, every page at 320 px,
// every wild address, long walks through the back office, a shop built from nothing by it alone; every invalid value in
// every field of the wire, wrong requests, what waits for limits, and the queries of a catalogue of 21 000 products. Words
// on the line choose files of page tests, and leave out the rest.
requireNode();
process.env.CHROMIUM = requireChromium();
await ensureBuild();
const args = process.argv.slice(2);
process.env.PROOFS = '1';
const rules = args.length > 0 ? 0 : await run([join(root, 'node_modules/vitest/vitest.mjs'), 'run']);
const pages = await run([
  join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '--project=proofs',
  '--project=offline-proofs',
  '--project=settings-proofs',
  ...args,
]);
process.exitCode = rules || pages;
