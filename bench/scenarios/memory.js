import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBesideShop } from '../../bin/beside-shop.js';
import { median } from '../figures.js';

const LOAD_MS = 60_000;
const LOOK_EVERY_MS = 500;
const CALLERS = 16;

/** What the process holds while shoppers look, search and fill carts; they are a process of their own. */
export async function measureMemory({ shop, folder }) {
  const beside = await openBesideShop(folder);
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'])
    await beside.shop.settings.set(key, 0);
  await beside.close();
  const quietMb = shop.rssMb();
  const shoppers = fork(fileURLToPath(new URL('../shoppers.js', import.meta.url)));
  const done = new Promise((resolve) => shoppers.once('message', resolve));
  shoppers.send({ url: shop.url, callers: CALLERS, ms: LOAD_MS });
  let isDone = false;
  done.then(() => {
    isDone = true;
  });
  const looks = [];
  while (!isDone) {
    looks.push(shop.rssMb());
    await wait(LOOK_EVERY_MS);
  }
  const { calls, failed } = await done;
  const result = { quietMb, medianMb: median(looks), mostMb: Math.max(...looks), calls, failed };
  process.stdout.write(
    `memory: ${quietMb.toFixed(0)} MB before, ${result.medianMb.toFixed(0)} under load, at most ${result.mostMb.toFixed(0)}; ${calls} calls, ${failed} failed\n`,
  );
  return result;
}
