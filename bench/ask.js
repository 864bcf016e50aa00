import { request } from 'node:http';

/**
 * One request on connections that stay open; quicker than fetch, so that the server is what is measured.
 *
 * @param body JSON that is sent as a POST; undefined: a GET
 * @returns the length of the answer in bytes
 */
export function ask(url, { agent, encoding, headers = {}, body }) {
  const sent = { ...headers, 'accept-encoding': encoding };
  const method = body === undefined ? 'GET' : 'POST';
  if (body !== undefined) Object.assign(sent, { 'content-type': 'application/json' });
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: sent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
