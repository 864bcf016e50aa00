import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLane } from './worker-lane.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamra-lane-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = join(folder, 'worker.cjs');
writeFileSync(
  script,
  `process.on('message', ({ does }) => {
    while (does === 'hang');
    if (does === 'fill') for (const filler = []; ; ) filler.push(new Array(100_000).fill(String(filler.length)));
    if (does === 'grow') {
      try { new WebAssembly.Memory({ initial: 1 }).grow(64); process.send('grown'); } catch { process.send('refused'); }
    } else process.send(does);
  });
  process.on('disconnect', () => process.exit());`,
);

it('runs one task after the other', async () => {
  const ask = openLane({ script, mostWorkMs: 10_000 });
  expect(await Promise.all([ask({ does: 'one' }), ask({ does: 'two' })])).toEqual(['one', 'two']);
});

it('ends a process that takes too long, and runs the next task', async () => {
  const ask = openLane({ script, mostWorkMs: 1500 });
  const from = performance.now();
  await expect(ask({ does: 'hang' })).rejects.toThrow('ended');
  expect(performance.now() - from).toBeLessThan(5000);
  expect(await ask({ does: 'next' })).toBe('next');
});

it('ends a process beyond its memory limit, also of WebAssembly', async () => {
  const execArgv = ['--max-old-space-size=32', '--wasm-max-mem-pages=32'];
  const ask = openLane({ script, execArgv, mostWorkMs: 30_000 });
  await expect(ask({ does: 'fill' })).rejects.toThrow('ended');
  expect(await ask({ does: 'grow' })).toBe('refused');
}, 40_000);
