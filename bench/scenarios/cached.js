import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ask } from '../ask.js';
import { openFastify } from '../bare/open-fastify.js';
import { median, spread } from '../figures.js';
import { callsASecond } from '../load.js';

const ROUNDS = 5;
const ROUND_MS = 2000;
const CALLERS = [1, 8, 32];
const PATHS = ['/', '/product/kovia-bar/'];
const ENCODINGS = ['identity', 'br'];

/** Headers that a reference sends as well: so that the same bytes go out. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with one worker and the page as a file; null where there is none. */
async function openNginx(page, folder) {
  if (!hasNginx()) return null;
  const port = await freePort();
  const place = join(folder, `nginx-${port}`);
  mkdirSync(join(place, 'pages'), { recursive: true });
  chmodSync(place, 0o755);
  writeFileSync(join(place, 'pages/index.html'), page.body);
  const headers = Object.entries(page.headers)
    .filter(([name]) => !['content-length', 'etag', 'content-type'].includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  writeFileSync(
    join(place, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${place}/pid; error_log stderr crit;
     events { worker_connections 256; }
     http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; } client_body_temp_path ${place}/body;
       proxy_temp_path ${place}/proxy; fastcgi_temp_path ${place}/fastcgi; uwsgi_temp_path ${place}/uwsgi; scgi_temp_path ${place}/scgi;
       open_file_cache max=10;
       server { listen 127.0.0.1:${port}; root ${place}/pages; ${headers.join(' ')} } }`,
  );
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-p', place], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}

async function readPage(url, encoding) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(headers),
          way: answer.headers['x-page-cache'],
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function measureOne({ shop, folder }, { path, encoding, callers, agent }) {
  for (let turn = 0; turn < 40; turn += 1) await readPage(shop.url + path, encoding);
  const page = await readPage(shop.url + path, encoding);
  if (page.way !== 'hit') throw new Error(`${path} is not kept: ${page.way}`);
  const servers = {
    shop: { url: shop.url + path },
    fastify: await openFastify(page),
    nginx: await openNginx(page, folder),
  };
  const known = Object.entries(servers).filter(([, server]) => server !== null);
  const rates = Object.fromEntries(known.map(([name]) => [name, []]));
  const rate = (url, ms) => callsASecond({ callers, ms }, () => ask(url, { agent, encoding }));
  for (const [, { url }] of known) await rate(url, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url }] of known) rates[name].push(await rate(url, ROUND_MS));
  }
  for (const [, server] of known) server.close?.();
  const [ours, bare] = [median(rates.shop), median(rates.fastify)];
  const nginx = rates.nginx === undefined ? null : median(rates.nginx);
  process.stdout.write(
    `${path.padEnd(22)} ${encoding.padEnd(8)} ${String(callers).padStart(2)} callers: ${ours.toFixed(0).padStart(6)} a second (${spread(rates.shop)}), ` +
      `bare Fastify ${bare.toFixed(0)}, share ${(ours / bare).toFixed(2)}` +
      `${nginx === null ? ', no nginx on this machine' : `, nginx ${nginx.toFixed(0)}, share ${(ours / nginx).toFixed(2)}`}\n`,
  );
  return {
    path,
    encoding,
    callers,
    bytes: page.body.length,
    shop: ours,
    fastify: bare,
    share: ours / bare,
    nginx,
  };
}

/** Kept pages a second beside a bare Fastify, and nginx where there is one, sending the same bytes, in turn. */
export async function measureCached(bench) {
  const results = [];
  for (const path of PATHS) {
    for (const encoding of ENCODINGS) {
      for (const callers of CALLERS) {
        const agent = new Agent({ keepAlive: true, maxSockets: callers });
        results.push(await measureOne(bench, { path, encoding, callers, agent }));
        agent.destroy();
      }
    }
  }
  return results;
}
