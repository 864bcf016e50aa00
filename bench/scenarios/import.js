import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bin/runtime.js';

const ROWS = 50_000;

function timed(args, env) {
  const startedAt = performance.now();
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).toString();
  return { seconds: (performance.now() - startedAt) / 1000, output };
}

/** A generated catalogue brought in twice: all new, then all known. */
export async function measureImport({ folder }) {
  mkdirSync(join(root, 'bench/generated'), { recursive: true });
  const file = join(root, 'bench/generated/goods.csv');
  execFileSync(process.execPath, ['bench/make-catalogue.ts', String(ROWS), file], { cwd: root });
  const env = { DATA_DIR: folder, NODE_ENV: 'production' };
  const first = timed(['bin/command.js', 'import', file], env);
  const second = timed(['bin/command.js', 'import', file], env);
  const result = {
    rows: ROWS,
    megabytes: statSync(file).size / 1024 / 1024,
    firstSeconds: first.seconds,
    againSeconds: second.seconds,
    said: [first.output.trim().split('\n').at(-1), second.output.trim().split('\n').at(-1)],
  };
  process.stdout.write(
    `import of ${ROWS} rows: ${result.firstSeconds.toFixed(1)} s, again ${result.againSeconds.toFixed(1)} s\n  ${result.said.join('\n  ')}\n`,
  );
  return result;
}
