import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Proxy headers; even if no proxy is trusted, a request with one of them came through a proxy. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Whether every hop is this machine, trusted proxy or not: a client can prepend addresses but cannot remove those
 * that a proxy adds.
 */
function isOfThisMachine({ ips, headers, socket }: FastifyRequest): boolean {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return false;
  if (ips === undefined) return OF_PROXIES.every((name) => headers[name] === undefined);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded === '' || forwarded.split(',').every((address) => LOOPBACK.test(address.trim()));
}

/**
 * Whether a request may read the metrics: from this machine, or with the token as `Authorization: Bearer …`.
 *
 * @param token null: no token is valid
 */
export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  const sent = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && sent !== undefined && isSame(sent, token)) return true;
  return isOfThisMachine(request);
}
