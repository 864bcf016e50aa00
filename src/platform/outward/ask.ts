import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Allowing, guardedLookup, InsideError, isLoopback, mayBeAsked } from './public-address.ts';

/** What another machine answered. */
export type OutwardAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}>;

/** Why nothing can be had: it leads into the house, nobody answers, it sends elsewhere, it is too much. */
export type OutwardRefusal = Readonly<{ code: 'inside' | 'unreachable' | 'elsewhere' | 'too-large' }>;

export type Asked = Readonly<{
  url: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  mostBytes: number;
  /** With secrets in its headers a request stays with the host it was meant for, and is never sent in the open. */
  isSecret: boolean;
}>;

/** Asks a machine outside, never one of the house. */
export type AskOutside = (asked: Asked) => Promise<Outcome<OutwardAnswer, OutwardRefusal>>;

const MOST_HOPS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A name that means this very machine, where that is allowed, or an address that does. */
function isThisMachine(url: URL): boolean {
  return hostOf(url) === 'localhost' || isLoopback(hostOf(url));
}

function mayGoTo(url: URL, { isSecret }: Asked, allowing: Allowing): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '') return false;
  if (isIP(hostOf(url)) !== 0 && !mayBeAsked(hostOf(url), allowing)) return false;
  return url.protocol === 'https:' || !isSecret || isThisMachine(url);
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

function send(url: URL, { headers, timeoutMs }: Asked, allowing: Allowing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const asked = request(url, {
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Jamra', ...headers },
      lookup: guardedLookup(allowing),
      signal: AbortSignal.timeout(timeoutMs),
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
}

type Hop = Outcome<OutwardAnswer, OutwardRefusal> | URL;

async function hop(url: URL, asked: Asked, allowing: Allowing): Promise<Hop> {
  try {
    const message = await send(url, asked, allowing);
    const status = message.statusCode ?? 0;
    const { location } = message.headers;
    if (REDIRECTS.includes(status) && location !== undefined) {
      message.destroy();
      return new URL(location, url);
    }
    const body = await readBody(message, asked.mostBytes);
    return body === null ? refuse({ code: 'too-large' }) : done({ status, headers: message.headers, body });
  } catch (error) {
    return refuse({ code: error instanceof InsideError ? 'inside' : 'unreachable' });
  }
}

/** Why a request does not go there; null when it may. */
function whyNotTo(
  url: URL,
  { asked, meant, allowing }: { asked: Asked; meant: string; allowing: Allowing },
): OutwardRefusal | null {
  if (asked.isSecret && url.host !== meant) return { code: 'elsewhere' };
  return mayGoTo(url, asked, allowing) ? null : { code: 'inside' };
}

/** @param allowing whether this very machine may be asked, as tests do */
export function askOutside(allowing: Allowing): AskOutside {
  return async (asked) => {
    if (!URL.canParse(asked.url)) return refuse({ code: 'unreachable' });
    let url = new URL(asked.url);
    const meant = url.host;
    for (let count = 0; count <= MOST_HOPS; count += 1) {
      const refusal = whyNotTo(url, { asked, meant, allowing });
      if (refusal !== null) return refuse(refusal);
      const answer = await hop(url, asked, allowing);
      if (!(answer instanceof URL)) return answer;
      url = answer;
    }
    return refuse({ code: 'elsewhere' });
  };
}
