import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for this machine that nobody trusts, for as long as the measuring takes. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'jamra-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('the certificate for HTTPS is made by openssl: install it (apt-get install openssl)', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

function withoutHopByHop(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/**
 * The proxy of docs/growing.md, which every shopper goes through: TLS and HTTP/2 in front of a shop on `port`.
 *
 * @returns the address of the proxy, and how to close it
 */
export async function openHttp2Front(port) {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    const { method, url: path, authority, headers, socket } = incoming;
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const forwarded = {
      host: authority,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const upstream = request(
      {
        agent,
        port,
        method,
        path,
        host: '127.0.0.1',
        headers: { ...Object.fromEntries(sent), ...forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
        answer.pipe(outgoing);
      },
    );
    upstream.once('error', () => outgoing.stream.close());
    incoming.pipe(upstream);
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${front.address().port}`,
    close: () => {
      front.close();
      agent.destroy();
    },
  };
}
