import { connect } from 'node:net';
import { type Counts, count, noCounts } from './judge.ts';
import type { Target } from './target.ts';

const HOST = 'host: shop\r\n';

/** Bytes that no HTTP client sends; each may be refused or the connection closed. */
const MESSAGES: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  `GET http://[::1/ HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  `\x16\x03\x01\x02\x00\x01\x00`,
  `GET /\x00 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(70_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${'x: y\r\n'.repeat(3000)}\r\n`,
  `POST / HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /contact/ HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nZZ\r\n`,
  `POST /contact/ HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
  `POST /?wc-ajax=add_to_cart HTTP/1.1\r\n${HOST}content-length: 99999999999999\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}cookie: ${'a=b; '.repeat(3000)}\r\n\r\n`,
  `BREW / HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT shop:443 HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}upgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}expect: 100-continue\r\n\r\n`,
  `GET /../../../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  `GET /media/..%2f..%2fsecret HTTP/1.1\r\n${HOST}\r\n`,
  'G',
  '',
];

const QUIET_MS = 700;

function exchange(port: number, message: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('latin1').setTimeout(QUIET_MS, end);
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('end', end).on('error', end);
    socket.write(message, 'latin1');
  });
}

/** Broken HTTP. A connection that is closed without an answer has status 0 and is no fault. */
export async function sendMalformed(target: Target): Promise<Counts> {
  const counts = noCounts();
  const bodies = await Promise.all(MESSAGES.map((message) => exchange(target.port, message)));
  for (const [at, message] of MESSAGES.entries()) {
    const body = bodies[at] ?? '';
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 0);
    const wanted = { method: 'raw', path: JSON.stringify(message.slice(0, 80)), headers: {}, body: null };
    count(counts, [wanted, { status, headers: {}, body }], true);
    if (/root:.*:0:0/.test(body)) counts.faults.push(`read a file of the machine: ${wanted.path}`);
  }
  return counts;
}
