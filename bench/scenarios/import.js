import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../bin/runtime.js';
import { rssMbOf } from '../../bin/shop-process.js';

const ROWS = 50_000;
const SAMPLE_EVERY_MS = 500;

/** Runs a command. @returns how long it took, what it said, and its memory after a fifth of the time and at most */
async function watched(args, env) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const heldMb = [];
  const sampling = setInterval(() => {
    if (child.exitCode === null) heldMb.push(rssMbOf(child.pid));
  }, SAMPLE_EVERY_MS);
  const output = await text(child.stdout);
  clearInterval(sampling);
  const [code] = await gone;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  const seconds = (performance.now() - startedAt) / 1000;
  const fifth = heldMb.slice(0, Math.ceil(heldMb.length / 5));
  return { seconds, output, fifthMb: Math.max(...fifth), mostMb: Math.max(...heldMb) };
}

/** A generated catalogue brought in twice: all new, then all known. */
export async function measureImport({ folder }) {
  mkdirSync(join(root, 'bench/generated'), { recursive: true });
  const file = join(root, 'bench/generated/goods.csv');
  execFileSync(process.execPath, ['bench/make-catalogue.ts', String(ROWS), file], { cwd: root });
  const env = { DATA_DIR: folder, NODE_ENV: 'production' };
  const first = await watched(['bin/command.js', 'import', file], env);
  const second = await watched(['bin/command.js', 'import', file], env);
  const result = {
    rows: ROWS,
    megabytes: statSync(file).size / 1024 / 1024,
    firstSeconds: first.seconds,
    againSeconds: second.seconds,
    memoryMb: { afterFifth: first.fifthMb, most: first.mostMb },
    said: [first.output.trim().split('\n').at(-1), second.output.trim().split('\n').at(-1)],
  };
  process.stdout.write(
    `import of ${ROWS} rows: ${result.firstSeconds.toFixed(1)} s, again ${result.againSeconds.toFixed(1)} s, memory ${first.fifthMb.toFixed(0)} MB in its first fifth, ${first.mostMb.toFixed(0)} at most\n  ${result.said.join('\n  ')}\n`,
  );
  return result;
}
