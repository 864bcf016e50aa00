import { createRequire } from 'node:module';

// dependency-cruiser asks its parser for TypeScript without JSX; our views are .tsx, so the parser is told by file name.
const require = createRequire(import.meta.url);
const swc = require('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

process.argv.splice(2, 0, 'src', '--config', '.dependency-cruiser.cjs');
await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
