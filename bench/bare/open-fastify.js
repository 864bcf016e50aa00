import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A bare Fastify that sends these bytes, whatever it is asked, as a process of its own. */
export async function openFastify({ headers, body }) {
  const child = fork(fileURLToPath(new URL('fastify.js', import.meta.url)));
  const ready = new Promise((resolve) => child.once('message', resolve));
  child.send({ headers, body: body.toString('base64') });
  const { port } = await ready;
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}
