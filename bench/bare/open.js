import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** As many connections as the shop itself opens. */
const POOL_SIZE = 10;

/**
 * Starts the bare handler as a process of its own.
 *
 * @param url of the database
 * @param byCaller what each caller's request sends: `statements`, and for an order what must be new every time (`order`)
 * @returns `call(caller)`, `urlOf(caller)` to call it by other means, and `close()`
 */
export async function openBare(url, byCaller) {
  const child = fork(fileURLToPath(new URL('handler.js', import.meta.url)));
  const ready = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the bare handler ended with ${code}`)));
  });
  child.send({ url, poolSize: POOL_SIZE, byCaller });
  const { port } = await ready;
  const urlOf = (caller) => `http://127.0.0.1:${port}/?caller=${caller}`;
  return {
    urlOf,
    call: async (caller) => {
      const answer = await fetch(urlOf(caller), {
        method: 'POST',
        body: 'a=1',
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
    },
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.disconnect();
      }),
  };
}
