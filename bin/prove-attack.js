import { join } from 'node:path';
import { ensureBuild, requireNode, root, run } from './runtime.js';

// Sixty thousand wrong requests to every page and call, admin actions by every role, broken connections, forged and
// poisoned ones, a killed database, killed commands and a full disk: no fault, no lost process, no lost memory.
// PROVE_REQUESTS says how many requests, PROVE_SEED which. The full disk needs root, which may mount a small file system.
requireNode();
process.env.PROVE_REQUESTS ??= '60000';
await ensureBuild();
process.exitCode = await run([join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/attack']);
