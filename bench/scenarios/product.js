import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median, percentile, spread } from '../figures.js';
import { callsASecond } from '../load.js';

const ROUNDS = 5;
const ROUND_MS = 2000;
const CALLERS = [1, 8, 32];
/** A parameter that no page goes by: each request is printed for itself. */
const PATH = '/product/kovia-bar/?printed=anew';

function ask(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200 && answer.headers['x-page-cache'] === undefined
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url}: ${answer.statusCode} ${answer.headers['x-page-cache']}`)),
      );
    }).on('error', reject);
  });
}

/** `renderToString` of the same elements, in a process of its own. */
function openRender(html) {
  const child = fork(fileURLToPath(new URL('../bare/render.js', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    perSecond: (ms) =>
      new Promise((resolve) => {
        child.once('message', (report) => resolve(report.perSecond));
        child.send({ html, ms });
      }),
    close: () => child.kill(),
  };
}

/** A product's page printed for each request, beside React's own work on the same elements, in turn. */
export async function measureProduct({ shop }) {
  const url = shop.url + PATH;
  const results = [];
  for (const callers of CALLERS) {
    const agent = new Agent({ keepAlive: true, maxSockets: callers });
    const html = (await ask(url, agent)).toString();
    const render = openRender(html);
    const rates = { shop: [], render: [] };
    const tookMs = [];
    const call = async () => {
      const from = performance.now();
      await ask(url, agent);
      tookMs.push(performance.now() - from);
    };
    await callsASecond({ callers, ms: ROUND_MS }, call);
    await render.perSecond(ROUND_MS / 2);
    tookMs.length = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.shop.push(await callsASecond({ callers, ms: ROUND_MS }, call));
      rates.render.push(await render.perSecond(ROUND_MS));
    }
    render.close();
    agent.destroy();
    const result = {
      callers,
      kilobytes: html.length / 1024,
      perSecond: median(rates.shop),
      p50Ms: percentile(tookMs, 50),
      p99Ms: percentile(tookMs, 99),
      renderToString: median(rates.render),
    };
    result.share = result.perSecond / result.renderToString;
    results.push(result);
    process.stdout.write(
      `product page printed anew, ${callers} callers: ${result.perSecond.toFixed(0)} a second (${spread(rates.shop)}), p50 ${result.p50Ms.toFixed(1)} ms, ` +
        `p99 ${result.p99Ms.toFixed(1)}; renderToString of its elements ${result.renderToString.toFixed(0)} a second (${spread(rates.render)}), share ${result.share.toFixed(2)}\n`,
    );
  }
  return results;
}
