import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, root } from '../bin/runtime.js';

// Measures the shop beside a bare server on this machine, in turn, several rounds: npm run bench [-- pages|import|start].
// Every figure is a median with its spread; pages are quoted as a share of what the bare server reaches with the same bytes.

const ROUNDS = 5;
const ROUND_MS = 2000;
const CALLERS = 8;
const IMPORT_ROWS = 50_000;
const PAGES = [
  '/',
  '/category/devices/',
  '/product/kovia-bar/',
  '/ar/product/kovia-bar/',
  '/?s=duo',
  '/?wc-ajax=get_refreshed_fragments',
];

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function spread(values) {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}

async function openShop(folder) {
  const port = 20_000 + (process.pid % 20_000);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['bin/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.toString().includes('The shop is open') && resolve());
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const startMs = performance.now() - startedAt;
  return {
    url: `http://127.0.0.1:${port}`,
    startMs,
    rssMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** A server that does nothing but send these bytes: what is possible here at best. */
async function openBare(body, type) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Requests a second, with a fixed number of callers for a fixed time. */
async function rate(url) {
  const until = performance.now() + ROUND_MS;
  let done = 0;
  const call = async () => {
    while (performance.now() < until) {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  return (done * 1000) / ROUND_MS;
}

async function measurePages(shop) {
  const results = [];
  for (const path of PAGES) {
    const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const bare = await openBare(body, answer.headers.get('content-type'));
    const rates = { shop: [], bare: [] };
    await rate(shop.url + path);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop.push(await rate(shop.url + path));
      rates.bare.push(await rate(bare.url));
    }
    await bare.close();
    const share = median(rates.shop) / median(rates.bare);
    results.push({
      path,
      kilobytes: body.length / 1024,
      shop: median(rates.shop),
      bare: median(rates.bare),
      share,
    });
    process.stdout.write(
      `${path.padEnd(40)} ${median(rates.shop).toFixed(0).padStart(6)} a second (${spread(rates.shop)}), bare ${median(rates.bare).toFixed(0)}, share ${share.toFixed(3)}\n`,
    );
  }
  return results;
}

function timed(args, env) {
  const startedAt = performance.now();
  const output = execFileSync('/usr/bin/env', ['sh', '-c', `exec "$0" "$@"`, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).toString();
  return { seconds: (performance.now() - startedAt) / 1000, output };
}

function measureImport(folder) {
  mkdirSync(join(root, 'bench/work'), { recursive: true });
  const file = join(root, 'bench/work/goods.csv');
  execFileSync(process.execPath, ['bench/make-catalogue.ts', String(IMPORT_ROWS), file], { cwd: root });
  const env = { DATA_DIR: folder, NODE_ENV: 'production' };
  const first = timed(['bin/command.js', 'import', file], env);
  const second = timed(['bin/command.js', 'import', file], env);
  const result = {
    rows: IMPORT_ROWS,
    megabytes: statSync(file).size / 1024 / 1024,
    firstSeconds: first.seconds,
    againSeconds: second.seconds,
    said: [first.output.trim().split('\n').at(-1), second.output.trim().split('\n').at(-1)],
  };
  process.stdout.write(
    `import of ${IMPORT_ROWS} rows: ${result.firstSeconds.toFixed(1)} s, again ${result.againSeconds.toFixed(1)} s\n  ${result.said.join('\n  ')}\n`,
  );
  return result;
}

await ensureBuild();
const wanted = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'jamra-bench-'));
// The database's own user must be able to enter.
chmodSync(folder, 0o755);
const results = {
  at: new Date().toISOString(),
  machine: {
    cores: cpus().length,
    model: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  },
};
try {
  const first = await openShop(folder);
  results.firstStartMs = first.startMs;
  await first.close();
  const shop = await openShop(folder);
  results.warmStartMs = shop.startMs;
  process.stdout.write(
    `first start with seeding ${(first.startMs / 1000).toFixed(1)} s, warm start ${(shop.startMs / 1000).toFixed(1)} s\n`,
  );
  if (wanted === undefined || wanted === 'pages') results.pages = await measurePages(shop);
  results.rssMb = shop.rssMb();
  process.stdout.write(`memory of the process after that: ${results.rssMb.toFixed(0)} MB\n`);
  await shop.close();
  if (wanted === undefined || wanted === 'import') results.import = measureImport(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(join(root, 'bench/results'), { recursive: true });
const name = createHash('sha256').update(JSON.stringify(results.machine)).digest('hex').slice(0, 8);
writeFileSync(join(root, `bench/results/${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
