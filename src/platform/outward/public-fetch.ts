import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  type Allowing,
  guardedLookup,
  isLoopback,
  isPublicAddress,
  PrivateAddressError,
} from './public-address.ts';

/** The response of another server. */
export type PublicResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}>;

/** Why there is no response: private address, unreachable, redirected away, or too large. */
export type PublicFetchRefusal = Readonly<{ code: 'inside' | 'unreachable' | 'elsewhere' | 'too-large' }>;

export type PublicRequest = Readonly<{
  url: string;
  /** Sent by POST; a redirect of it is not followed. */
  body?: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  mostBytes: number;
  /** The headers contain secrets: the request is sent only to its host and only over TLS. */
  isSecret: boolean;
}>;

/** Sends a request to a public server, never to a private address. */
export type PublicFetch = (request: PublicRequest) => Promise<Outcome<PublicResponse, PublicFetchRefusal>>;

const MOST_HOPS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A name or address of this machine, where that is allowed. */
function isLocalUrl(url: URL): boolean {
  return hostOf(url) === 'localhost' || isLoopback(hostOf(url));
}

function mayGoTo(url: URL, { isSecret }: Pick<PublicRequest, 'isSecret'>, allowing: Allowing): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '') return false;
  if (isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url), allowing)) return false;
  return url.protocol === 'https:' || !isSecret || isLocalUrl(url);
}

async function readBody(message: IncomingMessage, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function send(
  url: URL,
  { headers, body, timeoutMs }: PublicRequest,
  allowing: Allowing,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const outgoing = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Jamra', ...headers },
      lookup: guardedLookup(allowing),
      signal: AbortSignal.timeout(timeoutMs),
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

type Hop = Outcome<PublicResponse, PublicFetchRefusal> | URL;

async function hop(url: URL, request: PublicRequest, allowing: Allowing): Promise<Hop> {
  try {
    const message = await send(url, request, allowing);
    const status = message.statusCode ?? 0;
    const { location } = message.headers;
    if (REDIRECTS.includes(status) && location !== undefined) {
      message.destroy();
      return request.body === undefined ? new URL(location, url) : refuse({ code: 'elsewhere' });
    }
    const body = await readBody(message, request.mostBytes);
    return body === null ? refuse({ code: 'too-large' }) : done({ status, headers: message.headers, body });
  } catch (error) {
    return refuse({ code: error instanceof PrivateAddressError ? 'inside' : 'unreachable' });
  }
}

/** Whether a secret may be sent to an address. What a name resolves to is checked when it is connected to. */
export type IsSafeTarget = (url: string) => boolean;

/**
 * @param allowing whether loopback addresses are allowed, as in tests
 */
export function createSafeTargetCheck(allowing: Allowing): IsSafeTarget {
  return (address) => {
    const url = URL.parse(address);
    if (url === null) return false;
    if (isLocalUrl(url)) return allowing.loopback;
    const isPublicName = isIP(hostOf(url)) !== 0 || /\.[^.]+$/.test(url.hostname);
    return isPublicName && mayGoTo(url, { isSecret: true }, allowing);
  };
}

/** Why a request is not sent; null when it may be. */
function refusalOfUrl(
  url: URL,
  { request, meant, allowing }: { request: PublicRequest; meant: string; allowing: Allowing },
): PublicFetchRefusal | null {
  if (request.isSecret && url.host !== meant) return { code: 'elsewhere' };
  return mayGoTo(url, request, allowing) ? null : { code: 'inside' };
}

/**
 * @param allowing whether loopback addresses are allowed, as in tests
 */
export function createPublicFetch(allowing: Allowing): PublicFetch {
  return async (requested) => {
    if (!URL.canParse(requested.url)) return refuse({ code: 'unreachable' });
    let url = new URL(requested.url);
    const meant = url.host;
    for (let count = 0; count <= MOST_HOPS; count += 1) {
      const refusal = refusalOfUrl(url, { request: requested, meant, allowing });
      if (refusal !== null) return refuse(refusal);
      const answer = await hop(url, requested, allowing);
      if (!(answer instanceof URL)) return answer;
      url = answer;
    }
    return refuse({ code: 'elsewhere' });
  };
}
