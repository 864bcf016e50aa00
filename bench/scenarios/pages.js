import { createServer } from 'node:http';
import { median, spread } from '../figures.js';

const ROUNDS = 5;
const ROUND_MS = 2000;
const CALLERS = 8;
const PAGES = [
  '/',
  '/category/devices/',
  '/product/kovia-bar/',
  '/ar/product/kovia-bar/',
  '/?s=duo',
  '/?wc-ajax=get_refreshed_fragments',
];

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

async function measurePage(shop, path) {
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
  const [ours, best] = [median(rates.shop), median(rates.bare)];
  const share = ours / best;
  process.stdout.write(
    `${path.padEnd(40)} ${ours.toFixed(0).padStart(6)} a second (${spread(rates.shop)}), bare ${best.toFixed(0)}, share ${share.toFixed(3)}\n`,
  );
  return { path, kilobytes: body.length / 1024, shop: ours, bare: best, share };
}

/** Pages a second beside a bare server that sends the same bytes, in turn. */
export async function measurePages({ shop }) {
  const results = [];
  for (const path of PAGES) results.push(await measurePage(shop, path));
  return results;
}
