import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from './runtime.js';

// Import directions by dependency-cruiser. Its parser asks for TypeScript without JSX and does not tell type imports
// apart: the parser is told by file name here, and the check runs once without type imports and once with them.

const MAY_SEE_TYPES = 'CHECK_TYPES';

function withoutTypes(program) {
  const isValue = (item) => !(item.type === 'ImportDeclaration' && (item.typeOnly || allTypes(item)));
  const exportsValue = (item) => !(item.type === 'ExportNamedDeclaration' && item.typeOnly);
  return { ...program, body: program.body.filter((item) => isValue(item) && exportsValue(item)) };
}

function allTypes(item) {
  return item.specifiers.length > 0 && item.specifiers.every((specifier) => specifier.isTypeOnly);
}

async function check() {
  const swc = createRequire(import.meta.url)('@swc/core');
  const { parseFileSync } = swc;
  swc.parseFileSync = (file, options) => {
    const program = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
    return process.env[MAY_SEE_TYPES] === '1' ? program : withoutTypes(program);
  };
  process.argv.splice(2, process.argv.length, 'src', '--config', '.dependency-cruiser.cjs');
  await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
}

if (process.env[MAY_SEE_TYPES] !== undefined) {
  await check();
} else {
  const codes = ['0', '1'].map(
    (types) =>
      spawnSync(process.execPath, [import.meta.filename], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, [MAY_SEE_TYPES]: types },
      }).status,
  );
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
}
